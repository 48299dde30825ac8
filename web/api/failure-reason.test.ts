import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureReason } from './failure-reason.ts';

test.each([
  [new TypeError('Failed to fetch'), /could not be reached/],
  [new ApiError('', 500), /ran into an error/],
  [new ApiError('', 502), /ran into an error/],
  [new ApiError('', 503), /not available right now/],
  [new ApiError('', 429), /Too many requests/],
  [new ApiError('', 403), /Your access has changed/],
  [new ApiError('', 404), /no longer there/],
  [new ApiError('', 200), /could not be used/],
])('%s is reported in its own words, and a server that answered is never reported out of reach', (error, words) => {
  expect(failureReason(error)).toMatch(words);
});
