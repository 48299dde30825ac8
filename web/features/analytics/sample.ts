// The fixed sample of this screen, the same for all users.
import { hourText } from '#web/format/date-time.ts';
import { type AnalyticsFigures, dayLabel } from './analytics-figures.ts';

const loginsPerDay = [
  38, 35, 12, 9, 41, 46, 44, 52, 48, 15, 11, 50, 57, 61, 55, 58, 18, 14, 62, 66, 59, 71, 68, 22, 17, 74, 70, 78, 69, 73,
];

const viewsPerHour = [
  6, 4, 3, 4, 7, 14, 32, 78, 170, 252, 310, 276, 184, 212, 326, 314, 266, 204, 122, 72, 50, 32, 24, 12,
];

export const sample: AnalyticsFigures = {
  users: [
    { label: 'Total logins', value: 1393 },
    { label: 'Unique users', value: 24 },
    { label: 'Average session', value: '24m' },
  ],
  logins: loginsPerDay.map((logins, at) => ({ day: dayLabel(loginsPerDay.length - 1 - at), logins })),
  documents: [
    { label: 'Total views', value: 3918 },
    { label: 'Total downloads', value: 342 },
  ],
  mostViewed: [
    { name: 'Quality of Earnings Report – Draft.pdf', views: 214 },
    { name: 'Aurora Consolidated Accounts FY2025.pdf', views: 187 },
    { name: 'Net Working Capital Analysis.xlsx', views: 142 },
    { name: 'Lender Presentation September 2026.pptx', views: 98 },
    { name: 'Cap Table Fully Diluted.xlsx', views: 76 },
  ],
  events: [
    { label: 'Failed logins', value: 9 },
    { label: 'Blocked downloads', value: 6 },
    { label: 'Suspicious activity', value: 2 },
  ],
  trends: [
    { label: 'Peak hours', value: '2–4 PM' },
    { label: 'Most active day', value: 'Tuesday' },
  ],
  views: viewsPerHour.map((views, hour) => ({ hour: hourText(hour), views, isPeak: hour === 14 || hour === 15 })),
  compliance: [
    { label: 'Audit coverage', percent: 100 },
    { label: 'Watermarked previews', percent: 100 },
    { label: 'Authorized downloads', percent: 89 },
    { label: 'Access reviews done', percent: 76 },
    { label: 'Confidential with grants', percent: 94 },
  ],
};
