// Who is where: names, addresses, and who listens there.

import type { LocatedPeer, NetworkPeer } from "./network_peer.ts";

/** Peers by where they are, or those that say it themselves. */
export type NetworkPeers = readonly LocatedPeer[] | { readonly [place: string]: NetworkPeer };

/** The addresses of names. */
export type NetworkNames = { readonly [host: string]: readonly string[] };

/** A host or an address, and perhaps a port. */
export interface Place {
  readonly host: string;
  /** Undefined: any. */
  readonly port: number | undefined;
}

/** What a name has been given in place of what the map says. */
interface Renamed {
  readonly addresses: readonly string[] | null;
  readonly delayMs: number;
}

/** Somebody who listens. */
interface Listener extends Place {
  readonly peer: NetworkPeer;
}

/** The map of a network. */
export class NetworkMap {
  readonly #peers: NetworkPeers;
  readonly #names: NetworkNames;
  readonly #fixed: readonly Listener[] | undefined; // unless the peers say themselves where they are
  readonly #renamed: Map<string, Renamed> = new Map();
  readonly #given: Map<string, string> = new Map(); // addresses that nobody has chosen, by host
  readonly #moved: Map<string, string> = new Map(); // whose listeners are at an address, if not its own

  constructor(peers: NetworkPeers, names: NetworkNames) {
    this.#peers = peers;
    this.#names = names;
    if (!isList(peers)) {
      this.#fixed = Object.entries(peers).map(([at, peer]) => listenerAt(at, peer));
    }
  }

  /** Everybody is where he was at the beginning. */
  reset(): void {
    this.#renamed.clear();
    this.#moved.clear();
  }

  /** Gives a name other addresses, and says how late it tells them. */
  rename(host: string, addresses: readonly string[] | null, delayMs: number): void {
    this.#renamed.set(canonical(host), { addresses, delayMs });
  }

  /** The addresses of a host; undefined if there is no such name. */
  lookUp(host: string): readonly string[] | undefined {
    const name = canonical(host);
    const renamed = this.#renamed.get(name);
    if (renamed) return renamed.addresses ?? undefined;
    return this.#names[name] ?? this.#ownAddress(name);
  }

  /** How late a name tells its addresses; undefined: as any other. */
  delayOf(host: string): number | undefined {
    return this.#renamed.get(canonical(host))?.delayMs;
  }

  /** Where somebody listens, in the order in which that was told. */
  get addresses(): readonly string[] {
    return [...new Set(this.#listeners().map(({ host }) => host))];
  }

  /** Two addresses change places, as after a new schedule of containers. */
  swap(one: string, other: string): void {
    const first = this.#homeOf(one);
    this.#moved.set(one, this.#homeOf(other));
    this.#moved.set(other, first);
  }

  /** Who listens there: `nobody` if only other ports are listened at, undefined if no such host is there. */
  peerAt(address: string, port: number): NetworkPeer | "nobody" | undefined {
    const home = this.#homeOf(address);
    const there = this.#listeners().filter(({ host }) => host === home);
    if (there.length === 0) return undefined;
    return there.find((listener) => isPort(listener, port))?.peer ?? "nobody";
  }

  /** Whether a transport to this host, address and port is one to that place. */
  isAt(
    place: string,
    to: { readonly host: string; readonly address: string; readonly port: number },
  ): boolean {
    const { host, port } = parsePlace(place);
    if (port !== undefined && port !== to.port) return false;
    return host === canonical(to.host) || host === to.address ||
      (this.lookUp(host)?.includes(to.address) ?? false);
  }

  #homeOf(address: string): string {
    return this.#moved.get(address) ?? address;
  }

  #listeners(): readonly Listener[] {
    if (this.#fixed) return this.#fixed;
    return (this.#peers as readonly LocatedPeer[]).flatMap((peer) =>
      this.#addressesOf(peer).map((host) => ({ host, port: peer.port, peer }))
    );
  }

  /** Where a peer is, whatever a test has renamed. */
  #addressesOf({ host }: LocatedPeer): readonly string[] {
    const name = canonical(host);
    return this.#names[name] ?? this.#ownAddress(name) ?? [];
  }

  /** An address is its own; the host of a peer that says where it is gets one. */
  #ownAddress(name: string): readonly string[] | undefined {
    if (isLiteral(name)) return [name];
    const known = this.#given.get(name);
    if (known !== undefined) return [known];
    const peers = this.#peers;
    if (!isList(peers) || !peers.some(({ host }) => canonical(host) === name)) return undefined;
    const address = nthAddress(this.#given.size + 1);
    this.#given.set(name, address);
    return [address];
  }
}

function isList(peers: NetworkPeers): peers is readonly LocatedPeer[] {
  return Array.isArray(peers);
}

function isPort({ port }: Place, asked: number): boolean {
  return port === undefined || port === asked;
}

function listenerAt(place: string, peer: NetworkPeer): Listener {
  return { ...parsePlace(place), peer };
}

function canonical(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}

function isLiteral(name: string): boolean {
  return name.includes(":") || /^[0-9.]+$/.test(name);
}

function nthAddress(n: number): string {
  return `10.0.${n >> 8}.${n & 255}`;
}

/** `host`, `host:port`, an address of either kind, or `[address]:port`. */
function parsePlace(place: string): Place {
  const [, bracketed, plain, port] = /^(?:\[(.+)\]|([^:]+))(?::(\d+))?$/.exec(place) ?? [];
  const host = canonical(bracketed ?? plain ?? place);
  return { host, port: port === undefined ? undefined : Number(port) };
}
