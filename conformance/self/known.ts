// What the suite sends with one value only, and why.
export const knownGaps: Readonly<Record<string, string>> = {
  'storeObject query max': 'the target chooses it, as part of the upload URL',
  'updateSecurityPolicy secondFactor': 'changed where the target can sign users in again, which the mock cannot',
  'updateSecurityPolicy stepUpMinutes': 'changed where the target can sign users in again, which the mock cannot',
};
