// A second reader of the wire format, slow and strict, written from protocol.md 2 and reliability.md 3: it says
// which bytes are refused, why and where, and which of the accepted ones an encoder would write differently.

import { type Plan, type PlannedField, sizeOf } from "./plan.ts";

/** A form that is read but never written: the rows of reliability.md 3 that are no fixed point. */
export type Form =
  | "over-long varint"
  | "bool byte"
  | "presence byte"
  | "tagged marker"
  | "explicit default"
  | "tags descending"
  | "unknown tag twice"
  | "unknown tag 2147483647"
  | "NaN payload";

/** What stands at a place of the wire where a number decides how much follows. */
export type SiteKind = "array" | "string" | "bytes" | "tag count" | "tag" | "size";

/** Such a place. */
export interface Site {
  readonly kind: SiteKind;
  /** A varint; else an int16 (string) or int32. */
  readonly compact: boolean;
  readonly offset: number;
  /** How many bytes the number takes. */
  readonly length: number;
  /** Bytes of the smallest element of an array. */
  readonly min: number;
  /** Names of the fields that lead here, without indexes. */
  readonly path: string;
}

/** What a scan finds in bytes that are a message. */
export interface Scan {
  readonly forms: ReadonlySet<Form>;
  readonly sites: readonly Site[];
}

/** Why bytes are no message. */
export class Refusal extends Error {
  readonly reason: string;
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(`${reason} at byte ${offset}`);
    this.reason = reason;
    this.offset = offset;
  }
}

/** Reads a whole body. Throws a {@linkcode Refusal} where it is not one. */
export function scan(plan: Plan, bytes: Uint8Array, withSites = false): Scan {
  const scanner = new Scanner(bytes, withSites);
  scanner.struct(plan, "");
  if (scanner.position < bytes.length) throw new Refusal("trailing-bytes", scanner.position);
  return scanner;
}

const MAX_INT32 = 2_147_483_647;

class Scanner implements Scan {
  readonly forms = new Set<Form>();
  readonly sites: Site[] = [];
  position = 0;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #withSites: boolean;
  #end: number;
  #sizeAt = -1; // of the tagged field that we are in

  constructor(bytes: Uint8Array, withSites: boolean) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#end = bytes.length;
    this.#withSites = withSites;
  }

  /** Reads a body; true if every field is at its default and there is no unknown one. */
  struct(plan: Plan, path: string): boolean {
    let isDefault = true;
    for (const f of plan.body) {
      if (!this.#field(f, this.#withSites ? `${path}.${f.name}` : path)) isDefault = false;
    }
    return plan.flexible ? this.#section(plan, path) && isDefault : isDefault;
  }

  #field(f: PlannedField, path: string): boolean {
    if (f.list) return this.#list(f, path);
    if (f.type === "struct") return this.#oneStruct(f, path);
    return this.#value(f, f.nullable, path);
  }

  #oneStruct(f: PlannedField, path: string): boolean {
    if (f.nullable && !this.#isThere(f.tag >= 0)) return f.default === null;
    return this.struct(f.struct!, path) && f.default !== null;
  }

  #isThere(tagged: boolean): boolean {
    const start = this.position;
    if (tagged) {
      const marker = this.#uvarint();
      if (marker > MAX_INT32) throw new Refusal("varint-range", start);
      if (marker > 1) this.forms.add("tagged marker");
      return marker > 0;
    }
    const byte = this.#bytes[this.#take(1)]!;
    if (byte !== 1 && byte !== 255) this.forms.add("presence byte");
    return byte < 128;
  }

  #list(f: PlannedField, path: string): boolean {
    const start = this.position;
    const count = f.compact ? this.#uvarint() - 1 : this.#view.getInt32(this.#take(4));
    this.#site("array", f.compact, start, f.min, path);
    if (count === -1) {
      if (f.nullable) return f.default === null;
      throw new Refusal("null-not-allowed", start);
    }
    if (count < 0 || count * f.min > this.#end - this.position) throw this.#badLength(start);
    for (let i = 0; i < count; i++) {
      if (f.type === "struct") this.struct(f.struct!, path);
      else this.#value(f, false, path);
    }
    return count === 0 && f.default !== null;
  }

  #value(f: PlannedField, nullable: boolean, path: string): boolean {
    switch (f.type) {
      case "string":
        return this.#string(f, nullable, path);
      case "bytes":
      case "records":
        return this.#blob(f, nullable, path);
      case "bool": {
        const byte = this.#bytes[this.#take(1)]!;
        if (byte > 1) this.forms.add("bool byte");
        return byte > 0 === f.default;
      }
      case "float64": {
        const bits = this.#view.getBigUint64(this.#take(8));
        const exponent = bits >> 52n & 0x7ffn;
        const isNaN = exponent === 0x7ffn && (bits & 0xfffffffffffffn) !== 0n;
        if (isNaN && bits !== 0x7ff8000000000000n) this.forms.add("NaN payload");
        return f.default === 0 && (bits & 0x7fffffffffffffffn) === 0n;
      }
      case "uuid": {
        const p = this.#take(16);
        return this.#bytes.subarray(p, p + 16).every((byte) => byte === 0);
      }
      default:
        return this.#integer(f) === f.default;
    }
  }

  #integer({ type }: PlannedField): number | bigint {
    const p = this.#take(sizeOf(type));
    const v = this.#view;
    switch (type) {
      case "int8":
        return v.getInt8(p);
      case "int16":
        return v.getInt16(p);
      case "uint16":
        return v.getUint16(p);
      case "int32":
        return v.getInt32(p);
      case "uint32":
        return v.getUint32(p);
      default:
        return v.getBigInt64(p);
    }
  }

  #string(f: PlannedField, nullable: boolean, path: string): boolean {
    const start = this.position;
    const length = f.compact ? this.#uvarint() - 1 : this.#view.getInt16(this.#take(2));
    this.#site("string", f.compact, start, 1, path);
    if (this.#isNull(length, nullable, start)) return f.default === null;
    if (length > 32_767) throw this.#badLength(start);
    const p = this.#span(length, start);
    if (!isUtf8(this.#bytes, p, p + length)) throw new Refusal("invalid-utf8", p);
    return length === 0 && f.default === "";
  }

  #blob(f: PlannedField, nullable: boolean, path: string): boolean {
    const start = this.position;
    const length = f.compact ? this.#uvarint() - 1 : this.#view.getInt32(this.#take(4));
    this.#site("bytes", f.compact, start, 1, path);
    if (this.#isNull(length, nullable, start)) return f.default === null;
    this.#span(length, start);
    return length === 0 && f.default !== null;
  }

  #isNull(length: number, nullable: boolean, start: number): boolean {
    if (length !== -1) return false;
    if (nullable) return true;
    throw new Refusal("null-not-allowed", start);
  }

  /** Reads a tagged section; true if every field in it is at its default. */
  #section(plan: Plan, path: string): boolean {
    const start = this.position;
    const count = this.#uvarint();
    this.#site("tag count", true, start, 2, path);
    if (count > MAX_INT32) throw new Refusal("varint-range", start);
    if (count * 2 > this.#end - this.position) throw this.#badLength(start);
    const seen: number[] = [];
    let isDefault = true;
    for (let i = 0; i < count; i++) if (!this.#tag(plan, seen, path)) isDefault = false;
    for (let i = 1; i < count; i++) if (seen[i]! < seen[i - 1]!) this.forms.add("tags descending");
    return isDefault;
  }

  #tag(plan: Plan, seen: number[], path: string): boolean {
    const start = this.position;
    const tag = this.#uvarint();
    this.#site("tag", true, start, 1, path);
    if (tag > MAX_INT32) throw new Refusal("varint-range", start);
    const sizeAt = this.position;
    const size = this.#uvarint();
    this.#site("size", true, sizeAt, 1, path);
    if (size > this.#end - this.position) throw this.#badLength(sizeAt);
    const twice = seen.includes(tag);
    seen.push(tag);
    const known = plan.tagged.find((f) => f.tag === tag);
    if (known && twice) throw new Refusal("tag-duplicate", start);
    if (known) return this.#known(known, size, sizeAt, path);
    if (twice) this.forms.add("unknown tag twice");
    if (tag === MAX_INT32) this.forms.add("unknown tag 2147483647");
    this.position += size;
    return false;
  }

  #known(f: PlannedField, size: number, sizeAt: number, path: string): boolean {
    const [end, outer] = [this.#end, this.#sizeAt];
    this.#end = this.position + size;
    this.#sizeAt = sizeAt;
    const isDefault = this.#field(f, this.#withSites ? `${path}.${f.name}` : path);
    if (this.position !== this.#end) throw new Refusal("tag-size", sizeAt);
    if (isDefault) this.forms.add("explicit default");
    this.#end = end;
    this.#sizeAt = outer;
    return isDefault;
  }

  #uvarint(): number {
    const start = this.position;
    let value = 0;
    for (let i = 0; i < 5; i++) {
      if (this.position >= this.#end) throw this.#short(start);
      const byte = this.#bytes[this.position++]!;
      if (i === 4 && byte > 15) break;
      value += (byte & 127) * 2 ** (7 * i);
      if (byte < 128) {
        if (byte === 0 && i > 0) this.forms.add("over-long varint");
        return value;
      }
    }
    throw new Refusal("varint-range", start);
  }

  #take(n: number): number {
    const start = this.position;
    if (n > this.#end - start) throw this.#short(start);
    this.position += n;
    return start;
  }

  #span(length: number, start: number): number {
    if (length < 0 || length > this.#end - this.position) throw this.#badLength(start);
    const p = this.position;
    this.position += length;
    return p;
  }

  #short(offset: number): Refusal {
    return this.#sizeAt < 0
      ? new Refusal("truncated", offset)
      : new Refusal("tag-size", this.#sizeAt);
  }

  #badLength(offset: number): Refusal {
    return this.#sizeAt < 0
      ? new Refusal("length-out-of-range", offset)
      : new Refusal("tag-size", this.#sizeAt);
  }

  #site(kind: SiteKind, compact: boolean, offset: number, min: number, path: string): void {
    if (!this.#withSites) return;
    this.sites.push({ kind, compact, offset, length: this.position - offset, min, path });
  }
}

/** Whether bytes are well-formed UTF-8, by the table of the Unicode standard (3.9, D92). */
export function isUtf8(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end;) {
    const lead = bytes[i]!;
    const more = moreAfter(lead);
    if (more < 0 || more >= end - i) return false;
    for (let k = 1; k <= more; k++) {
      const [least, most] = k > 1 ? [0x80, 0xbf] : secondAfter(lead);
      const byte = bytes[i + k]!;
      if (byte < least || byte > most) return false;
    }
    i += more + 1;
  }
  return true;
}

/** How many bytes follow a lead byte; −1 for what is none. */
function moreAfter(lead: number): number {
  if (lead < 0x80) return 0;
  if (lead < 0xc2 || lead > 0xf4) return -1;
  return lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
}

/** The second byte decides about over-long forms, surrogates and code points beyond the last. */
function secondAfter(lead: number): readonly [least: number, most: number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  return [0x80, lead === 0xf4 ? 0x8f : 0xbf];
}
