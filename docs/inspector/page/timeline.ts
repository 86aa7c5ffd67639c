// The requests of a connection in flight, as bars over time.

/// <reference lib="dom" />

import type { Timeline, TimelineRequest } from "../protocol.ts";
import { make } from "./dom.ts";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 1_000;
const LANE = 10;
const LANES = 12; // those above share the last one

/** Draws a timeline; `choose` is called with the request that is pointed at. */
export function timelineFigure(
  timeline: Timeline,
  choose: (id: number) => void,
): HTMLElement | undefined {
  const { requests, seconds, more } = timeline;
  if (requests.length === 0) return undefined;
  const lanes = Math.min(LANES, Math.max(...requests.map(({ lane }) => lane)) + 1);
  const picture = element("svg", {
    viewBox: `0 0 ${WIDTH} ${lanes * LANE}`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": captionOf(timeline),
  });
  picture.style.height = `${lanes * LANE}px`;
  const scale = seconds === 0 ? 0 : (WIDTH - 2) / seconds;
  for (const request of requests) picture.append(bar(request, scale, choose));
  const caption = make("figcaption", {
    text: captionOf(timeline) + (more > 0 ? `; ${more.toLocaleString("en")} more not drawn` : ""),
  });
  return make("figure", {}, caption, picture);
}

function captionOf({ requests, seconds }: Timeline): string {
  const most = Math.max(...requests.map(({ lane }) => lane)) + 1;
  const open = requests.filter(({ to }) => to === null).length;
  const parts = [
    `${requests.length.toLocaleString("en")} request${requests.length === 1 ? "" : "s"} in ${
      seconds.toFixed(3)
    } s`,
    `at most ${most} at a time`,
    open > 0 ? `${open.toLocaleString("en")} without an answer` : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function bar(
  { id, title, from, to, lane }: TimelineRequest,
  scale: number,
  choose: (id: number) => void,
): SVGElement {
  const made = element("rect", {
    x: from * scale,
    y: Math.min(lane, LANES - 1) * LANE + 1,
    width: Math.max(1.5, ((to ?? from) - from) * scale),
    height: LANE - 2,
    class: to === null ? "open" : "answered",
  });
  const tip = element("title", {});
  const took = to === null ? "no answer" : `${((to - from) * 1_000).toFixed(3)} ms`;
  tip.textContent = `Event ${id}, ${title}: ${took}`;
  made.append(tip);
  made.addEventListener("click", () => choose(id));
  return made;
}

function element(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`);
  return made;
}
