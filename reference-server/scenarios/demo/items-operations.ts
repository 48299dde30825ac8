// Operations: contracts, rights, people, disputes, insurance and land.
import { pngSitePlan, svgChart } from '../files/pictures.ts';
import type { Item } from '../shelf.ts';
import { item } from './item.ts';
import { agreement } from './papers.ts';
import { demoIds } from './demo-users.ts';

const { admin, manager, sofia, tomas, daniel } = demoIds;

const supply = (volume: string, term: string) => `
  Subject: Aurora supplies sealing components at the prices of annex 1. The Counterparty calls off at least ${volume} a year.
  Term: The agreement runs for ${term} and renews by twelve months unless notice is given six months before its end.
  Prices: Prices are fixed for twelve months and follow the index of material prices beyond a band of four per cent.
  Liability: Liability is limited to the annual volume, except for intent and gross negligence.
`;

const carbonChart = () =>
  svgChart('Where our carbon comes from', [
    { label: 'Purchased material', value: 62 },
    { label: 'Electricity', value: 19 },
    { label: 'Process heat', value: 12 },
    { label: 'Freight', value: 7 },
  ]);

export const operations: readonly Item[] = [
  item('halvorsen', 'Framework Agreement – Halvorsen Marine.pdf', 'customers', 'restricted', sofia, 43, {
    description: 'Largest customer, 11 per cent of revenue',
  })(
    agreement(
      'Framework Agreement',
      '14 March 2022',
      'Halvorsen Marine AS, Bergen',
    )(supply('EUR 4.2 million', 'five years')),
  ),
  item('tessin', 'Supply Agreement – Tessin Mobility.pdf', 'customers', 'restricted', sofia, 43, {
    newest: [2, 14, 3],
  })(
    agreement(
      'Supply Agreement',
      '2 September 2023',
      'Tessin Mobility SA, Lugano',
    )(supply('EUR 2.8 million', 'three years')),
  ),
  item('customer-list', 'Top 20 Customers.xlsx', 'customers', 'confidential', manager, 42, {
    newest: [3, 13, 2],
    alsoBy: sofia,
    downloadRestricted: true,
    printingRestricted: true,
  })`
    Top 20 customers
    FY2025, names replaced by letters

    # Customers
    Customer | Revenue | Since
    A | 9,510 | 1996
    B | 7,240 | 2004
    C | 6,865 | 2011
    D | 4,120 | 2008
  `,
  item('satisfaction', 'Customer Survey 2025.html', 'customers', 'public', sofia, 17)`
    Customer survey
    Autumn 2025, 64 answers

    Nine out of ten customers would buy again. Delivery on time remains the point named most often, by customers of plant 2 above all.

    # Answers
    Question | Agree | Disagree
    Quality meets our needs | 94% | 2%
    Deliveries are on time | 81% | 11%
    Questions are answered quickly | 88% | 4%
  `,
  item(
    'elastomer',
    'Purchase Agreement – Nordic Elastomer.pdf',
    'suppliers',
    'restricted',
    tomas,
    42,
  )(
    agreement('Purchase Agreement', '1 July 2024', 'Nordic Elastomer AB, Gothenburg')`
      Subject: The Counterparty supplies compounds in the quality of annex 2.
      Exclusivity: Neither party is bound exclusively.
      Stock: The Counterparty keeps a stock of six weeks at its own risk.
    `,
  ),
  item('supplier-code', 'Supplier Code of Conduct.pdf', 'suppliers', 'public', tomas, 41)`
    Supplier code of conduct
    Edition 2025

    We buy from companies that respect human rights, pay at least the wages that the law asks for, and do not employ children.
    Suppliers let us see their books and places of work on these matters with two weeks’ notice.
  `,
  item('incoterms', 'Terms of Purchase.txt', 'suppliers', 'public', tomas, 41)`
    Terms of purchase
    January 2024

    Deliveries are made DAP plant Hamburg or plant Gdansk (Incoterms 2020).
    Invoices are paid within 45 days, less two per cent within 14 days.
  `,
  item('rebates', 'Rebate Agreements Overview.xlsx', 'contracts', 'confidential', sofia, 36, { newest: [2, 4, 6] })`
    Rebates
    FY2025

    # Rebates
    Customer | Rate | Paid
    A | 2.5% | 238
    B | 2.0% | 145
    C | 1.5% | 103
  `,

  item('patents', 'Patent Portfolio.xlsx', 'ip', 'restricted', tomas, 38, { newest: [2, 12, 3], alsoBy: manager })`
    Patent portfolio
    31 December 2025

    # Patents
    Family | Subject | Expires
    AC-07 | Lip seal with heat channel | 2031
    AC-11 | Self-cleaning filter element | 2036
    AC-14 | Press tool with inserts | 2039
  `,
  item('trademarks', 'Trademark Certificates.pdf', 'ip', 'public', tomas, 38)`
    Trademark certificates
    European Union Intellectual Property Office

    The word mark AURORA SEAL and the figurative mark with the three rings are registered in classes 7, 12 and 17 and renewed until 2032.
  `,
  item('licence', 'Licence Agreement – Kaito Filters.docx', 'ip', 'confidential', manager, 34, {
    downloadRestricted: true,
  })(
    agreement('Licence Agreement', '20 May 2020', 'Kaito Filters KK, Osaka')`
      Licence: Aurora grants a licence under the family AC-11 for Japan and Korea, not to be sublicensed.
      Royalty: The royalty is 3.2 per cent of net sales, at least EUR 180,000 a year.
    `,
  ),
  item('oss', 'Open Source Statement.html', 'ip', 'public', tomas, 33)`
    Open source in the press control
    Development department

    The control software uses 41 packages under permissive licences and two under the LGPL, which are linked dynamically.
    Licence | Packages
    MIT | 27
    Apache-2.0 | 11
    BSD | 3
    LGPL-2.1 | 2
  `,

  item('headcount', 'Headcount and Payroll.xlsx', 'employees', 'confidential', manager, 32, { newest: [3, 5, 3] })`
    Headcount and payroll
    December 2025

    # Headcount
    Function | Heads | Cost
    Production | 268 | 14,120
    Development | 46 | 4,055
    Sales | 51 | 4,310
    Administration | 47 | 3,480
  `,
  item('pension', 'Pension Obligations Report.pdf', 'employees', 'confidential', manager, 31, {
    printingRestricted: true,
  })`
    Pension obligations
    Actuarial report, 30 September 2025

    The present value of the obligations is EUR 3.1 million at a discount rate of 3.4 per cent. The plan has been closed to new entrants since 2009.
  `,
  item('works-council', 'Works Council Agreements.pdf', 'employees', 'restricted', tomas, 31)`
    Agreements with the works council
    In force on 31 December 2025

    Working time (2018), remote work (2022), profit share (2023), introduction of the planning system (2025).
  `,
  item('handbook', 'Employee Handbook 2025.pdf', 'employees', 'public', sofia, 30)`
    Employee handbook
    Edition 2025

    Welcome to Aurora. This handbook says how we work together, what you can expect of us and what we ask of you.
  `,

  item('claims', 'Pending Claims Summary.docx', 'litigation', 'confidential', manager, 29, {
    newest: [3, 8, 2],
    description: 'Privileged and confidential',
  })`
    Pending claims
    General counsel, 5 January 2026

    Two matters are pending. Provisions of EUR 0.7 million cover what counsel considers probable.
    Matter | Court | Amount
    Warranty, line 4 | Hamburg | 610
    Former agent | Lyon | 95
  `,
  item('settlement', 'Settlement Agreement – Line 4.pdf', 'litigation', 'confidential', manager, 28, {
    downloadRestricted: true,
    printingRestricted: true,
  })(
    agreement('Settlement Agreement', '22 October 2025', 'Tessin Mobility SA, Lugano')`
      Payment: Aurora pays EUR 610,000 in full settlement, without admitting any fault.
      Release: All claims arising from the delivery of March 2024 are settled.
    `,
  ),
  item('policies', 'Insurance Policies Overview.xlsx', 'insurance', 'restricted', sofia, 27, { newest: [2, 9, 5] })`
    Insurance policies
    2026

    # Policies
    Cover | Insurer | Limit | Until
    Property | Baltica | 95,000 | 31.12.2026
    Liability | Hansa | 20,000 | 31.12.2026
    Cyber | Hansa | 5,000 | 30.06.2026
  `,
  item('broker', 'Broker Report on Claims History.pdf', 'insurance', 'restricted', daniel, 18)`
    Claims history
    Broker’s report, 2020 to 2025

    Seven claims were made in six years, the largest of them EUR 212 thousand after the storm of February 2022. All have been settled.
  `,
  item('site-plan', 'Site Plan Gdansk.png', 'real-estate', 'public', tomas, 26)(pngSitePlan),
  item(
    'lease',
    'Lease Agreement Hamburg.pdf',
    'real-estate',
    'restricted',
    sofia,
    26,
  )(
    agreement('Lease Agreement', '1 January 2017', 'Hafen Immobilien KG, Hamburg')`
      Premises: Halls 3 to 6 and the office building, together 18,400 square metres.
      Term: The lease runs until 31 December 2031 with an option of five years.
      Rent: The rent is EUR 92,000 a month and follows the consumer price index.
    `,
  ),
  item('land-register', 'Land Register Extract Gdansk.pdf', 'real-estate', 'public', sofia, 25)`
    Land register extract
    Gdansk, 9 December 2025

    Owner of plots 114/3 and 114/4 is Aurora Components Polska sp. z o.o. The plots are charged with a mortgage of EUR 6 million in favour of Meridian Bank.
  `,
  item('phase-one', 'Phase I Environmental Report.pdf', 'environment', 'restricted', manager, 24, {
    newest: [2, 22, 6],
  })`
    Phase I environmental assessment
    Both plants, June 2025

    No indication of a contamination that would call for action was found. At plant 2 a former oil store was removed in 1998; samples of 2019 and 2023 were without finding.

    # Findings
    Plant | Finding | Rating
    Hamburg | Asphalt cracked at loading bay | low
    Gdansk | Former oil store | low
  `,
  item('permits', 'Operating Permits.csv', 'environment', 'public', tomas, 23)`
    Permits
    December 2025

    Plant | Permit | Until
    Hamburg | Emissions (BImSchG) | open
    Gdansk | Integrated permit | 2030
    Gdansk | Water | 2028
  `,
  item('carbon', 'Carbon Footprint 2025.svg', 'environment', 'public', admin, 10)(carbonChart),
];
