// Accounts, forecast and tax.
import { pngChart } from '../files/pictures.ts';
import type { Item } from '../shelf.ts';
import { item } from './item.ts';
import { accounts } from './papers.ts';
import { demoIds } from './demo-users.ts';

const { admin, manager, sofia, tomas, analyst } = demoIds;

const going =
  'The accounts are drawn up under IFRS as adopted by the European Union and on the basis of a going concern. All amounts are in thousands of euro unless said otherwise.';

export const financials: readonly Item[] = [
  item('auditor-letter', 'Auditor Letter – Halden & Roy.pdf', 'financials', 'restricted', manager, 6)`
    Auditor’s letter
    Halden & Roy, auditors

    To the management of Aurora Components GmbH,
    We have completed our audit of the consolidated accounts for the year ended 30 September 2025 and issued an unqualified opinion.
    In the course of our work we noted three matters on the cut-off of tooling revenue, on the count at plant 2 and on access rights in the ledger. Management has agreed to act on all of them by 31 March 2026.
    Yours faithfully,
    Halden & Roy, auditors
  `,
  item('cash-bridge', 'Aurora Cash Flow Bridge FY24–FY25.xlsx', 'financials', 'restricted', sofia, 32, {
    newest: [3, 0, 3],
    alsoBy: manager,
  })`
    Cash flow bridge
    FY2024 to FY2025

    # Bridge
    EUR thousand | Amount
    Cash 30 September 2024 | 6,140
    EBITDA | 16,422
    Change in net working capital | -2,318
    Capital expenditure | -6,905
    Tax | -3,870
    Debt service | -1,603
    Cash 30 September 2025 | 7,866
  `,
  item('accounts', 'Aurora Consolidated Accounts FY2025.pdf', 'financials', 'confidential', manager, 44, {
    newest: [7, 0, 0, 41],
    alsoBy: sofia,
    description: 'Audited, with notes',
  })(
    accounts('Aurora Consolidated Accounts FY2025', 'For the year ended 30 September 2025', [
      going,
      'Revenue rose by 8.4 per cent, of which 5.9 per cent were volume. The gross margin was 39.5 per cent after 38.8 per cent in the year before.',
    ]),
  ),
  item('capex', 'Capex Plan 2027–2029.xlsx', 'financials', 'confidential', sofia, 29, {
    newest: [4, 2],
    alsoBy: manager,
    downloadRestricted: true,
  })`
    Capex plan
    2027 to 2029

    # Plan
    EUR thousand | 2027 | 2028 | 2029
    Plant 2, hall C | 2,400 | 3,100 | 800
    Presses | 1,150 | 900 | 1,200
    Tooling | 780 | 820 | 860
    IT | 420 | 380 | 380
  `,
  item('debt', 'Debt Facility Summary.docx', 'financials', 'restricted', manager, 33, { newest: [2, 9, 2] })`
    Debt facilities
    Summary, 31 December 2025

    Two facilities are outstanding. Both fall due on a change of control unless the lender consents.

    # Facilities
    Facility | EUR million | Margin | Due
    Term loan A | 18.0 | 2.25% | 2029
    Revolver, drawn | 3.4 | 1.90% | 2028
  `,
  item('kpi', 'KPI Definitions.docx', 'financials', 'public', tomas, 21)`
    KPI definitions
    Finance department

    Every figure in this data room follows these definitions.

    # Definitions
    KPI | Definition
    EBITDA | Operating profit plus depreciation and amortisation
    Order book | Firm orders not yet delivered
    OTIF | Orders delivered on time and in full
  `,
  item('lender', 'Lender Presentation September.pptx', 'financials', 'restricted', sofia, 45, {
    newest: [5, 0, 5],
    alsoBy: manager,
  })`
    Lender presentation
    September 2025

    For lenders of record only

    # Trading
    Revenue EUR 86.4 million, up 8.4 per cent
    EBITDA margin 19.0 per cent
    Leverage 1.3 times

    # Outlook
    EUR million | FY26 | FY27
    Revenue | 93.1 | 99.8
    EBITDA | 18.4 | 20.3
  `,
  item('nwc', 'Net Working Capital Analysis.xlsx', 'financials', 'confidential', analyst, 31, {
    newest: [6, 1, 2],
    alsoBy: manager,
    description: 'Includes the normalised level used in the draft agreement',
  })`
    Net working capital
    Monthly, FY2025

    # Monthly
    EUR thousand | Inventories | Receivables | Payables
    June | 12,980 | 14,110 | 9,020
    July | 13,240 | 13,655 | 9,410
    August | 12,870 | 13,020 | 8,760
    September | 12,615 | 14,902 | 9,318
  `,
  item('qoe', 'Quality of Earnings Report – Draft.pdf', 'financials', 'confidential', manager, 30, {
    newest: [6, 0, 4],
    alsoBy: sofia,
    downloadRestricted: true,
    printingRestricted: true,
  })`
    Quality of earnings
    Draft for discussion, Meridian Advisory

    This draft is subject to change and must not be relied upon. Adjusted EBITDA is the reported figure, corrected for what management and we believe will not recur.
    We have not audited the figures. Our work covered the three years to 30 September 2025.

    # Bridge to adjusted EBITDA
    EUR thousand | FY2024 | FY2025
    Reported EBITDA | 14,870 | 16,422
    Warranty case | 0 | 610
    Sale process cost | 0 | 385
    Relocation of line 4 | 290 | 0
    Adjusted EBITDA | 15,160 | 17,417

    # Open points
    Tooling revenue of EUR 240 thousand was booked in September and delivered in October. Management is looking into it.
  `,
  item(
    'revenue-chart',
    'Revenue by Quarter.png',
    'financials',
    'public',
    tomas,
    20,
  )(() => pngChart([52, 58, 55, 61, 66, 64, 71, 78].map((value) => ({ label: '', value })))),
  item('bank-list', 'List of Bank Accounts.csv', 'financials', 'confidential', manager, 19, {
    downloadRestricted: true,
  })`
    Bank accounts
    December 2025

    Bank | Account | Currency | Signatories
    Meridian Bank | …4471 | EUR | 2 of 3
    Meridian Bank | …4472 | USD | 2 of 3
    Nordlandsbank | …0193 | SEK | 2 of 2
  `,

  ...[2023, 2024, 2025].map((year, at) =>
    item(`audited-${year}`, `Audited Accounts FY${year}.pdf`, 'audited', 'restricted', tomas, 50, {
      newest: [1, 49 - at, 2],
    })(accounts(`Audited Accounts FY${year}`, `For the year ended 30 September ${year}`, [going], 0.85 + at * 0.075)),
  ),
  item('management-letter', 'Management Letter FY2025.pdf', 'audited', 'confidential', manager, 15)`
    Management letter
    Halden & Roy, auditors

    To the supervisory bodies,
    This letter sets out observations on internal control that came to our attention during the audit. None of them is a material weakness.
    We recommend that rights in the ledger be reviewed every quarter and that tooling be counted together with inventories.
    Yours faithfully,
    Halden & Roy, auditors
  `,
  item('accounts-november', 'Management Accounts November.xlsx', 'management', 'restricted', tomas, 23, {
    newest: [2, 16, 2],
    alsoBy: sofia,
  })`
    Management accounts
    November 2025

    # Month
    EUR thousand | Actual | Budget
    Revenue | 7,412 | 7,190
    Gross profit | 2,941 | 2,804
    EBITDA | 1,438 | 1,350
  `,
  item('accounts-december', 'Management Accounts December.xlsx', 'management', 'restricted', sofia, 7, {
    newest: [2, 1, 5],
  })`
    Management accounts
    December 2025

    # Month
    EUR thousand | Actual | Budget
    Revenue | 6,088 | 6,150
    Gross profit | 2,377 | 2,399
    EBITDA | 1,011 | 1,040
  `,
  item('forecast-model', 'Forecast Model FY26–FY30.xlsx', 'forecast', 'confidential', sofia, 25, {
    newest: [3, 3, 4],
    alsoBy: admin,
  })`
    Forecast model
    Five years, base case

    # Base case
    EUR thousand | FY26 | FY27 | FY28 | FY29 | FY30
    Revenue | 93,100 | 99,800 | 105,700 | 111,200 | 116,500
    EBITDA | 18,400 | 20,300 | 21,900 | 23,400 | 24,700
    Capex | 6,400 | 7,100 | 6,200 | 4,900 | 4,800

    # Downside
    EUR thousand | FY26 | FY27 | FY28 | FY29 | FY30
    Revenue | 88,300 | 91,000 | 93,800 | 97,100 | 100,200
    EBITDA | 16,100 | 16,900 | 17,500 | 18,400 | 19,200
  `,
  item('forecast-memo', 'Forecast Assumptions.docx', 'forecast', 'restricted', sofia, 24, { newest: [2, 10, 6] })`
    Forecast assumptions
    Finance department

    Volumes follow the call-offs of the ten largest customers and, beyond eighteen months, the production forecasts of their industries.
    Material prices are hedged for two thirds of the volume until September 2026.
  `,

  item('tax-returns', 'Corporate Tax Returns 2021–2024.pdf', 'tax', 'restricted', manager, 40)`
    Corporate tax returns
    2021 to 2024

    Assessments for 2021 and 2022 are final; those for 2023 and 2024 are subject to review.
    Year | Income | Tax | State
    2021 | 9,120 | 2,717 | final
    2022 | 10,240 | 3,052 | final
    2023 | 11,805 | 3,518 | open
    2024 | 13,370 | 3,984 | open
  `,
  item('tax-audit', 'Tax Audit Report 2022.pdf', 'tax', 'confidential', manager, 39)`
    Report on the tax audit
    Finanzamt Hamburg, for 2018 to 2020

    The audit ended with an additional assessment of EUR 184 thousand, which has been paid. No point remains in dispute.
  `,
  item('transfer-pricing', 'Transfer Pricing File 2024.docx', 'tax', 'restricted', tomas, 37)`
    Transfer pricing
    Local file 2024

    Aurora Components sells to its sister company in Sweden at cost plus 6.5 per cent, which lies within the range of comparable companies.
  `,
  item('vat', 'VAT Registrations.csv', 'tax', 'public', tomas, 37)`
    VAT registrations
    December 2025

    Country | Number | Since
    Germany | DE118… | 1987
    Sweden | SE556… | 2009
    Poland | PL526… | 2016
  `,
];
