// The fixed sample that this screen shows. It is the same for everybody and comes from no server.
import { counted } from '#web/format/counted.ts';

const loginsPerDay = [
  38, 35, 12, 9, 41, 46, 44, 52, 48, 15, 11, 50, 57, 61, 55, 58, 18, 14, 62, 66, 59, 71, 68, 22, 17, 74, 70, 78, 69, 73,
];

const viewsPerHour = [
  6, 4, 3, 4, 7, 14, 32, 78, 170, 252, 310, 276, 184, 212, 326, 314, 266, 204, 122, 72, 50, 32, 24, 12,
];

/** "12 AM", "1 AM" … "11 PM". */
const hourLabel = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

export const sample = {
  timeRange: 'Last 30 days',
  userActivity: {
    totalLogins: 1393,
    uniqueUsers: 24,
    avgSessionDuration: '24m',
    logins: loginsPerDay.map((logins, index) => {
      const daysAgo = loginsPerDay.length - 1 - index;
      return { day: daysAgo === 0 ? 'Today' : `${counted(daysAgo, 'day')} ago`, logins };
    }),
  },
  documentActivity: {
    totalViews: 3918,
    totalDownloads: 342,
    mostViewedDocuments: [
      { name: 'Quality of Earnings Report – Draft.pdf', views: 214 },
      { name: 'Aurora Consolidated Accounts FY2025.pdf', views: 187 },
      { name: 'Net Working Capital Analysis.xlsx', views: 142 },
      { name: 'Lender Presentation September 2026.pptx', views: 98 },
      { name: 'Cap Table Fully Diluted.xlsx', views: 76 },
    ],
  },
  securityEvents: { failedLogins: 9, blockedDownloads: 6, suspiciousActivity: 2 },
  trends: {
    peakHours: '2–4 PM',
    mostActiveDay: 'Tuesday',
    views: viewsPerHour.map((views, hour) => ({ hour: hourLabel(hour), views, isPeak: hour === 14 || hour === 15 })),
  },
  compliance: [
    { label: 'Audit coverage', percent: 100 },
    { label: 'Watermarked previews', percent: 100 },
    { label: 'Authorized downloads', percent: 89 },
    { label: 'Access reviews done', percent: 76 },
    { label: 'Confidential with grants', percent: 94 },
  ],
} as const;
