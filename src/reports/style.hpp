// SPDX-License-Identifier: MIT
// The style sheet of the page about a match: warm paper or, in the dark, walnut; one column on a phone.
#pragma once

#include <string_view>

namespace damas::reports {

inline constexpr std::string_view report_style = R"css(
:root {
  color-scheme: light dark;
  --paper: #f7f3ea; --card: #fffdf8; --ink: #2b2520; --faint: #6f655b; --line: #e6ddce; --strong: #b9ad9b;
  --win: #14796d; --draw: #b3a796; --loss: #b4552d; --on-bar: #fffdf8; --on-draw: #2b2520;
  --win-half: #72aca1; --loss-half: #d49b80;
  --win-rgb: 20 121 109; --loss-rgb: 180 85 45; --shadow: 0 1px 2px rgb(80 60 30 / .07), 0 6px 20px rgb(80 60 30 / .05);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #191613; --card: #231f1b; --ink: #efe8dc; --faint: #aba092; --line: #39332c; --strong: #6d6254;
    --win: #56bfae; --draw: #857a6c; --loss: #e2905f; --on-bar: #191613; --on-draw: #ffffff;
    --win-half: #3d7d73; --loss-half: #94623f;
    --win-rgb: 86 191 174; --loss-rgb: 226 144 95; --shadow: none;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
main { max-width: 1080px; margin: 0 auto; padding: clamp(20px, 4vw, 48px) clamp(16px, 4vw, 32px) 32px; }
h1 { font-size: clamp(1.6rem, 5vw, 2.6rem); line-height: 1.15; margin: .1em 0 .3em; font-weight: 650;
  letter-spacing: -.015em; overflow-wrap: anywhere; text-wrap: balance; }
h1 i { font-style: normal; font-weight: 400; color: var(--strong); padding: 0 .15em; }
h2 { font-size: 1.02rem; margin: 0 0 2px; font-weight: 650; }
p { margin: 0; }
.kind { font-size: .82rem; letter-spacing: .06em; text-transform: uppercase; color: var(--win); font-weight: 650; }
.faint { color: var(--faint); font-size: .88rem; overflow-wrap: anywhere; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(2, minmax(0, 1fr)); margin-top: 16px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px 22px;
  box-shadow: var(--shadow); min-width: 0; margin: 0; break-inside: avoid; }
.all { grid-column: 1 / -1; }
.big { font-size: clamp(1.9rem, 4vw, 2.7rem); font-weight: 650; line-height: 1.1; letter-spacing: -.02em;
  margin: 4px 0 2px; }
.big small { font-size: .5em; font-weight: 500; color: var(--faint); letter-spacing: 0; white-space: nowrap; }
.wdl { display: flex; height: 34px; border-radius: 8px; overflow: hidden; margin: 14px 0 8px; gap: 2px; }
.wdl span { display: flex; align-items: center; justify-content: center; font-weight: 600; font-size: .86rem;
  color: var(--on-bar); overflow: hidden; flex-basis: 0; }
.wdl.thin { height: 22px; margin: 2px 0 10px; border-radius: 6px; }
.wdl.thin span { font-size: .76rem; }
.wdl .draw, i.draw { background: var(--draw); color: var(--on-draw); }
.wdl .win, i.win { background: var(--win); }
.wdl .loss, i.loss { background: var(--loss); }
.key { display: flex; flex-wrap: wrap; gap: 2px 18px; font-size: .86rem; color: var(--faint); }
.key i { display: inline-block; width: .75em; height: .75em; border-radius: 3px; margin-right: .45em; }
dl { display: grid; gap: 14px 26px; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 10px 0 0; }
dt { font-size: .82rem; color: var(--faint); }
dd { margin: 0; font-weight: 620; font-size: 1.05rem; overflow-wrap: anywhere; }
dd small { display: block; font-weight: 400; font-size: .82rem; color: var(--faint); }
dd.win { color: var(--win); } dd.loss { color: var(--loss); }
.room { padding: 14px 14px 26px 44px; }
.room.side { padding-left: 18px; padding-right: 18px; }
svg { display: block; overflow: visible; }
svg svg { overflow: hidden; }
.plot { width: 100%; height: 210px; }
.plot.low { height: 52px; }
.scale { width: 100%; height: 26px; } .scale .mark { r: 3.5px; }
svg text { font-size: .75rem; fill: var(--faint); stroke: none; }
svg .grid { stroke: var(--line); } svg line.zero { stroke: var(--strong); }
svg .line { fill: none; stroke: var(--win); stroke-width: 2; stroke-linejoin: round; }
svg .band { fill: rgb(var(--win-rgb) / .16); }
svg .interval { fill: rgb(var(--win-rgb) / .38); rx: 3px; } svg .mark { fill: var(--win); }
svg rect.win { fill: var(--win); } svg rect.loss { fill: var(--loss); } svg rect.draw { fill: var(--draw); }
svg rect.win.half { fill: var(--win-half); } svg rect.loss.half { fill: var(--loss-half); }
svg .bound { stroke-dasharray: 5 4; stroke-width: 1.5; }
svg line.win { stroke: var(--win); } svg line.loss { stroke: var(--loss); }
svg text.win { fill: var(--win); } svg text.loss { fill: var(--loss); }
svg text.count { font-weight: 600; fill: var(--ink); }
.ends { display: grid; gap: 7px 14px; grid-template-columns: fit-content(46%) 1fr auto auto; align-items: center;
  margin-top: 14px; font-size: .92rem; }
.ends i { height: 10px; border-radius: 4px; background: var(--draw); min-width: 2px; }
.ends i.fault { background: var(--loss); }
.ends b { font-weight: 600; text-align: right; } .ends small { color: var(--faint); text-align: right; }
.scroll { overflow-x: auto; margin-top: 10px; }
.short { max-height: 340px; overflow-y: auto; }
.apart { margin-top: 18px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: .92rem; }
th { text-align: left; font-weight: 500; color: var(--faint); font-size: .82rem; }
th, td { padding: 7px 8px; border-bottom: 1px solid var(--line); vertical-align: middle; }
tr:last-child > * { border-bottom: 0; }
td.n, th.n { text-align: right; white-space: nowrap; }
td.name { font-weight: 600; overflow-wrap: anywhere; min-width: 8em; }
td.name .faint { font-weight: 400; white-space: nowrap; }
td.chart, th.chart { width: 38%; min-width: 150px; padding: 0 22px; }
th.chart svg { margin-top: 10px; }
td.n:first-child { width: 1%; }
.cross td.cell, .cross th.n { text-align: center; min-width: 2.8em; }
.cross td.cell { border: 1px solid var(--card); }
.cross td.name { position: sticky; left: 0; background: var(--card); width: 22%; min-width: 8.5em; }
code { font: .86em ui-monospace, monospace; overflow-wrap: anywhere; color: var(--faint); }
footer { margin-top: 26px; font-size: .84rem; color: var(--faint); max-width: 76ch; }
footer p + p { margin-top: .5em; }
@media (max-width: 700px) {
  .cards { grid-template-columns: minmax(0, 1fr); gap: 12px; }
  .card { padding: 16px; border-radius: 12px; }
  .room { padding-left: 36px; padding-right: 8px; }
  .wide { display: none; }
  th, td { padding: 7px 5px; }
  td.chart, th.chart { padding: 0 12px; min-width: 90px; }
  th.chart text:not(.zero) { display: none; }
  td.name { min-width: 6em; }
  .cross td.cell, .cross th.n { min-width: 2.3em; padding: 7px 2px; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --faint: #444; --line: #ddd; --strong: #999;
    --win: #14796d; --draw: #b3a796; --loss: #b4552d; --on-bar: #fff; --on-draw: #000; --win-rgb: 20 121 109;
    --loss-rgb: 180 85 45; --win-half: #72aca1; --loss-half: #d49b80; --shadow: none; }
  html { font-size: 12px; } .big { font-size: 2.2rem; } main { padding: 0; max-width: none; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .cards { gap: 10px; } .card { padding: 12px 14px; }
  .plot { height: 150px; } .plot.low { height: 44px; } .scroll { overflow: visible; max-height: none; }
}
)css";

}  // namespace damas::reports
