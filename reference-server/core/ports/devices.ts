/** What somebody calls with, in words of at most 64 characters; null for what it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'computer' | 'phone' | 'tablet' | 'other';
}

export interface Devices {
  /** Of a `User-Agent` header. */
  describe(userAgent: string | null): Device;
}
