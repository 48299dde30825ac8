// The company: documents at the root, board papers, registers and templates.
import { svgChart } from '../files/pictures.ts';
import type { Item } from '../shelf.ts';
import { item } from './item.ts';
import { agreement, minutes, report } from './papers.ts';
import { demoIds } from './demo-users.ts';

const { admin, manager, sofia, tomas, analyst } = demoIds;

const holders: readonly (readonly [string, string, string])[] = [
  ['Northgate Holding AB', '5,400,000', '54.0'],
  ['Founders', '2,150,000', '21.5'],
  ['Baltic Growth Fund II', '1,600,000', '16.0'],
  ['Employee option pool', '850,000', '8.5'],
];
const holderRows = holders.map((row) => row.join(' | ')).join('\n');

const boardWork = [
  'The chief financial officer presented the management accounts. Revenue for the period was EUR 7.4 million, 3.1 per cent above budget; the order book stood at EUR 21.8 million.',
  'The board received a report on Project Aurora. Eleven parties had signed a confidentiality agreement and four had submitted an indicative offer.',
  'RESOLVED, that the timetable of the process be approved and that the chief executive be authorised to open the data room to the parties admitted to the second phase.',
  'The board noted the report on occupational safety: no lost-time accident in the last ninety days.',
];

export const corporate: readonly Item[] = [
  item('welcome', 'Read Me First.html', null, 'public', admin, 55, {
    newest: [3, 20, 4],
    description: 'How this data room works, and the dates of the process',
  })`
    Welcome to the Project Aurora data room
    Northgate corporate finance

    This data room holds the documents that are made available to the parties in phase two of the process. Its index follows the usual ten chapters; numbers in front of folder names are those of the request list.
    Every preview carries your e-mail address and the time. Views and downloads are recorded. Some documents can be viewed and not downloaded; please do not photograph them.

    # Questions
    Questions go through the question form, at most twenty a week for each party. Answers are published to all parties every Tuesday and Thursday.

    # Dates
    Step | Date
    Data room opens | 24 November 2025
    Management presentations | 12 to 16 January 2026
    Binding offers | 13 February 2026
    Signing | March 2026
  `,
  item('process-letter', 'Process Letter Phase 2.pdf', null, 'public', sofia, 28, {
    newest: [2, 27, 3],
    description: 'Dates and form of binding offers',
  })`
    Process Letter, Phase 2
    Northgate Corporate Finance

    To the parties admitted to phase two of Project Aurora,
    We are pleased to invite you to submit a binding offer for the entire share capital of Aurora Components GmbH by 13 February 2026, 17:00 CET.
    Your offer should state the enterprise value on a cash-free and debt-free basis, the assumed level of net working capital, your financing, and any condition that remains open. A mark-up of the draft share purchase agreement is to be attached.
    The seller may change or end this process at any time and without giving reasons. No costs are reimbursed.
    Yours faithfully,
    Northgate Corporate Finance
  `,
  item('index', 'Data Room Index.xlsx', null, 'public', sofia, 50, { newest: [6, 6, 2], alsoBy: tomas })`
    Data Room Index
    Updated every Friday

    # Index
    Chapter | Documents | Open requests
    01 Corporate | 11 | 0
    02 Financials | 19 | 3
    03 Tax | 4 | 1
    04 Commercial Contracts | 8 | 2
    05 Intellectual Property | 4 | 0
    06 Employees | 4 | 1
    07 Litigation | 2 | 0
    08 Insurance | 2 | 0
    09 Real Estate | 3 | 0
    10 Environment | 3 | 0
  `,
  item('teaser', 'Teaser Project Aurora.pptx', null, 'public', sofia, 54, { newest: [4, 40, 5] })`
    Project Aurora
    Information for interested parties, November 2025

    A leading European maker of sealing and filtration components

    # At a glance
    Founded 1987, 412 employees, two plants
    EUR 86 million revenue, 19 per cent EBITDA margin
    64 per cent of revenue from customers of more than ten years

    # Why now
    Electrification doubles the number of seals in a drive train
    The second plant runs at 71 per cent of its capacity
  `,
  item('questions', 'Questions and Answers Round 3.csv', null, 'restricted', sofia, 8, { newest: [3, 0, 22] })`
    Questions and answers
    Round 3

    No | Chapter | Question | Answer
    41 | 02 | What explains the rise of other provisions in FY2025? | A warranty case settled in October; see note 18.
    42 | 04 | Does the framework with Halvorsen Marine renew by itself? | Yes, by twelve months unless notice is given by 30 June.
    43 | 10 | Was the groundwater at plant 2 sampled after 2019? | In 2023, without a finding; see 10 Environment.
  `,

  item('board-december', 'Board Paper December – Valuation Range.pdf', 'board', 'confidential', manager, 35, {
    newest: [2, 34, 4],
    downloadRestricted: true,
    printingRestricted: true,
  })`
    Valuation range
    For the board of directors, 11 December 2025

    The range is derived from trading multiples, from transactions of the last thirty-six months and from a discounted cash flow. All three overlap between EUR 148 and 172 million.

    # Range
    Method | Low | High
    Trading multiples | 141 | 168
    Transactions | 148 | 181
    Discounted cash flow | 146 | 172
  `,
  item('board-november', 'Board Paper November – Shortlist.docx', 'board', 'confidential', manager, 56, {
    newest: [1, 56],
  })`
    Shortlist of bidders
    For the board of directors, 13 November 2025

    Four indicative offers were received. The adviser proposes to admit three of them to the second phase.

    # Offers
    Party | EUR million | Financing
    A | 151 | Own funds
    B | 149 | Bank and own funds
    C | 158 | Fund
    D | 127 | Not shown
  `,
  item('calendar', 'Board Calendar 2026.xlsx', 'board', 'confidential', admin, 22, { newest: [1, 22, 3] })`
    Board calendar
    2026

    # Meetings
    Meeting | Date | Papers due
    Ordinary | 22 January | 15 January
    Extraordinary | 17 February | 14 February
    Ordinary | 26 March | 19 March
  `,

  item(
    'articles',
    'Articles of Association 2021.pdf',
    'articles',
    'restricted',
    tomas,
    52,
  )(
    agreement('Articles of Association', '4 May 2021', 'its shareholders')`
      Name and seat: The company has the name Aurora Components GmbH and its seat in Hamburg.
      Object: The object of the company is the development, production and sale of sealing and filtration components.
      Share capital: The share capital is EUR 10,000,000, divided into 10,000,000 shares of EUR 1 each.
      Transfer of shares: A transfer of shares needs the consent of the shareholders’ meeting by three quarters of the votes cast.
    `,
  ),
  item('register', 'Commercial Register Extract.pdf', 'articles', 'public', tomas, 51, {
    newest: [2, 11, 3],
    alsoBy: manager,
  })`
    Commercial register extract
    Amtsgericht Hamburg, HRB 48213, 2 January 2026

    Current print. Managing directors: E. Sandberg, K. Peters, each with the right to represent the company jointly with another managing director.
    No | Entry | Date
    1 | Formation | 11.03.1987
    14 | Capital increase | 04.05.2021
    17 | Change of managing directors | 19.09.2024
  `,
  item('shareholders', 'Shareholder List.pdf', 'articles', 'restricted', tomas, 51)`
    List of shareholders
    Pursuant to section 40 GmbHG, 2 January 2026

    Filed with the commercial register.
    Shareholder | Shares | Per cent
    ${holderRows}
  `,
  item('minutes-october', '01.2 Board Minutes October.pdf', 'minutes', 'restricted', manager, 49, {
    newest: [2, 0, 6],
    alsoBy: sofia,
  })(minutes('Board Minutes October', '16 October 2025', boardWork)),
  item('minutes-november', '01.2 Board Minutes November.pdf', 'minutes', 'confidential', manager, 41, {
    newest: [2, 30, 2],
    description: 'Signed copy',
  })(
    minutes('Board Minutes November', '13 November 2025', [
      ...boardWork,
      'RESOLVED, that parties A, B and C be admitted to the second phase.',
    ]),
  ),
  item('minutes-december', '01.2 Board Minutes December.pdf', 'minutes', 'confidential', manager, 27, {
    newest: [1, 25, 6],
    description: 'Draft, to be signed in January',
  })(
    minutes('Board Minutes December', '11 December 2025', [
      ...boardWork,
      'RESOLVED, that the vendor due diligence report be released under a non-reliance letter.',
    ]),
  ),
  item('cap-table', 'Cap Table Fully Diluted.xlsx', 'cap-table', 'restricted', manager, 48, {
    newest: [4, 2, 3],
    alsoBy: analyst,
    restored: 2,
  })`
    Cap table
    Fully diluted, 31 December 2025

    # Holders
    Holder | Shares | Per cent
    ${holderRows}

    # Options
    Grant | Options | Strike
    2022 | 310,000 | 4.20
    2024 | 540,000 | 6.10
  `,
  item('option-register', 'Option Register.pdf', 'cap-table', 'confidential', manager, 47, {
    newest: [2, 18, 2],
    downloadRestricted: true,
  })`
    Option register
    31 December 2025

    Holders are named by number. Options vest over four years and accelerate by one half on a change of control.
    Holder | Options | Vested
    M-01 | 120,000 | 90,000
    M-02 | 95,000 | 71,250
    M-03 | 95,000 | 47,500
  `,
  item(
    'ownership',
    'Ownership Structure.svg',
    'cap-table',
    'public',
    tomas,
    46,
  )(() =>
    svgChart(
      'Who owns Aurora Components',
      holders.map(([label, , value]) => ({ label, value: Number(value) })),
    ),
  ),

  item('nda', 'Confidentiality Agreement Form.docx', 'templates', 'public', sofia, 56, { newest: [2, 45, 2] })(
    agreement('Confidentiality Agreement', '1 November 2025', 'the interested party')`
      Purpose: The Interested Party receives confidential information for the sole purpose of evaluating the transaction.
      Non-solicitation: For twenty-four months the Interested Party does not solicit employees of Aurora above grade seven.
    `,
  ),
  item(
    'question-form',
    'Question Form.xlsx',
    'templates',
    'public',
    sofia,
    56,
  )(
    report('Question form', 'At most twenty questions a week', [], {
      heading: 'Questions',
      table: [
        ['No', 'Chapter', 'Document', 'Question'],
        ['1', '', '', ''],
        ['2', '', '', ''],
      ],
    }),
  ),
  item('offer-form', 'Binding Offer Form.docx', 'templates', 'public', sofia, 26)`
    Binding offer
    The bidder

    To Northgate Holding AB,
    We offer to acquire the entire share capital of Aurora Components GmbH at an enterprise value of EUR [amount].
    Our offer is fully financed. It is binding until [date] and not subject to any further condition but merger control.
    Yours faithfully,
    The bidder
  `,
  item('reliance', 'Non-Reliance Letter Form.pdf', 'templates', 'public', sofia, 26, { newest: [2, 24, 1] })`
    Non-reliance letter
    The recipient

    To the adviser,
    We acknowledge that the report was prepared for the seller alone and that no duty of care is owed to us.
    We shall not pass the report on to anybody but our professional advisers and lenders.
    Yours faithfully,
    The recipient
  `,
];
