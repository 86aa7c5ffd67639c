// The page: everything is wired here, and nothing is decided.

/// <reference lib="dom" />

import { Actions } from "./actions.ts";
import { ConnectionList } from "./connections.ts";
import { DetailHead } from "./detail.ts";
import { wireDialog } from "./dialog.ts";
import { byId, setText } from "./dom.ts";
import { FieldTree } from "./tree.ts";
import { FilterBox } from "./filter.ts";
import { FrameList } from "./frames.ts";
import { HexView } from "./hex.ts";
import { wireKeys } from "./keys.ts";
import { Opening, SourceBar } from "./open.ts";
import { PodsPanel } from "./pods.ts";
import { SummaryPanel } from "./summary.ts";
import { wireTabs } from "./tabs.ts";

const actions = new Actions(byId("worker-source").textContent ?? "");
const opening = new Opening(actions, byId("example-source").textContent ?? "");
new SourceBar(actions);
new FrameList(actions);
new DetailHead(actions);
new FieldTree(actions);
new HexView(actions);
new ConnectionList(actions);
new SummaryPanel(actions);
new PodsPanel(actions);
const filter = new FilterBox(actions);
wireTabs(actions);
wireDialog();
wireKeys(actions, filter);
actions.store.subscribe(({ status, detail }) => {
  const place = detail?.fileOffset === undefined || status === ""
    ? ""
    : ` · frame at byte ${detail.fileOffset.toLocaleString("en")} of the file`;
  setText(byId("status"), status + place);
});
opening.openFragment();
