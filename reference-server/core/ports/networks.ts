/** A network in its one spelling, or what is wrong with it and what to write instead. */
export type ReadNetwork = { cidr: string } | { fault: string };

/** What is known of addresses: IPv4 and IPv6, and IPv4 in the clothes of IPv6, which is IPv4. */
export interface Networks {
  read(cidr: string): ReadNetwork;
  /** To be asked often: whether an address lies in one of these. What is unknown (null), or no address, lies in none. */
  among(cidrs: readonly string[]): (address: string | null) => boolean;
  /** The same for all addresses that one line may choose from: an IPv4 address, the /64 of an IPv6 one. */
  lineOf(address: string): string;
}
