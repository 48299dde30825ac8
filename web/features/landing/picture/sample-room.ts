import type { AccessLevel } from '#contract/types.ts';

interface SampleDocument {
  name: string;
  meta: string;
  version: string;
  level: AccessLevel;
  age: string;
}

export const sampleDocuments: readonly SampleDocument[] = [
  {
    name: 'Auditor Letter – Halden & Roy.pdf',
    meta: 'PDF · 284.1 KB',
    version: 'v1',
    level: 'restricted',
    age: '6 days ago',
  },
  {
    name: 'Aurora Cash Flow Bridge FY24–FY26.xlsx',
    meta: 'XLSX · 612.4 KB',
    version: 'v3',
    level: 'restricted',
    age: '3 hours ago',
  },
  {
    name: 'Aurora Consolidated Accounts FY2025.pdf',
    meta: 'PDF · 4.2 MB',
    version: 'v7',
    level: 'confidential',
    age: 'Less than an hour ago',
  },
  { name: 'Capex Plan 2027–2029.xlsx', meta: 'XLSX · 1.1 MB', version: 'v4', level: 'confidential', age: '2 days ago' },
  { name: 'Debt Facility Summary.docx', meta: 'DOCX · 96.7 KB', version: 'v2', level: 'restricted', age: '9 days ago' },
  { name: 'KPI Definitions.docx', meta: 'DOCX · 48.0 KB', version: 'v1', level: 'public', age: '21 days ago' },
  {
    name: 'Lender Presentation September 2026.pptx',
    meta: 'PPTX · 5.8 MB',
    version: 'v5',
    level: 'restricted',
    age: '5 hours ago',
  },
  {
    name: 'Net Working Capital Analysis.xlsx',
    meta: 'XLSX · 2.3 MB',
    version: 'v6',
    level: 'confidential',
    age: '1 day ago',
  },
];

export const sampleRecent: readonly { name: string; meta: string }[] = [
  { name: '01.2 Board Minutes October.pdf', meta: 'v2 · 6 hours ago' },
  { name: 'Auditor Letter – Halden & Roy.pdf', meta: 'v1 · 6 days ago' },
  { name: 'Aurora Cash Flow Bridge FY24–FY26.xlsx', meta: 'v3 · 3 hours ago' },
  { name: 'Aurora Consolidated Accounts FY2025.pdf', meta: 'v7 · Less than an hour ago' },
  { name: 'Cap Table Fully Diluted.xlsx', meta: 'v4 · 2 days ago' },
  { name: 'Capex Plan 2027–2029.xlsx', meta: 'v4 · 2 days ago' },
];

interface SampleNode {
  name: string;
  depth: number;
  isOpen?: boolean;
  isCurrent?: boolean;
  isDocument?: boolean;
}

export const sampleTree: readonly SampleNode[] = [
  { name: 'Board Materials', depth: 0 },
  { name: 'Project Aurora', depth: 0, isOpen: true },
  { name: '01 Corporate', depth: 1, isOpen: true },
  { name: '01.1 Articles and Bylaws', depth: 2 },
  { name: '01.2 Board Minutes', depth: 2 },
  { name: '01.3 Cap Table', depth: 2, isOpen: true },
  { name: 'Cap Table Fully Diluted.xlsx', depth: 3, isDocument: true },
  { name: 'Option Register.pdf', depth: 3, isDocument: true },
  { name: '02 Financials', depth: 1, isOpen: true, isCurrent: true },
  { name: '02.1 Audited Statements', depth: 2 },
  { name: '02.2 Management Accounts', depth: 2 },
  { name: '02.3 Forecast Model', depth: 2 },
  { name: '03 Tax', depth: 1 },
  { name: '04 Commercial Contracts', depth: 1 },
  { name: '05 Intellectual Property', depth: 1 },
  { name: '06 Employees', depth: 1 },
];
