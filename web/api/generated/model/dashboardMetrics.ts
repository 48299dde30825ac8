/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export interface DashboardMetrics {
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  activeUsers: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  totalDocuments: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  securityEvents: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  downloads: number;
}
