/** The caller's device, each part at most 64 characters; null where it is unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'computer' | 'phone' | 'tablet' | 'other';
}

export interface Devices {
  describe(userAgent: string | null): Device;
}
