// Holds single answers against the contract: status, headers and body, and the headers of every answer.
import { pairName } from '../cases/derived.ts';
import type { Contract } from '../contract.ts';
import { EveryAnswer } from '../answers/every-answer.ts';
import { answerInWords } from '../reports/answer-in-words.ts';
import type { Finding, Report } from '../reports/report.ts';
import type { Run } from '../suite/run.ts';
import { answerFaults, schemaErrors, createValidator } from '../answers/validator.ts';

export interface Judge extends Pick<Run, 'everyAnswer' | 'look' | 'faultsOf'> {
  /** Reports the headers of all answers; called at the end. */
  reportEveryAnswer: () => void;
}

export function newJudge(contract: Contract, report: Report, find: Run['find']): Judge {
  const errorsOf = schemaErrors(contract);
  const validate = createValidator(errorsOf);
  const everyAnswer = new EveryAnswer(contract.always, errorsOf);
  return {
    everyAnswer,
    faultsOf: (documented, answer) => answerFaults(documented, answer, errorsOf),
    look(operation, who, answer) {
      report.looks.answers += 1;
      const where = `${operation.method} ${operation.path} as ${who}`;
      everyAnswer.look(where, answer, operation.answers.get(answer.status));
      for (const fault of validate(operation, answer))
        find('answers', pairName(operation, answer.status), `as ${who}: ${fault}`, undefined, answerInWords(answer));
    },
    reportEveryAnswer() {
      for (const [id, fault] of everyAnswer.results()) {
        report.promises.set(id, fault === null ? 'provoked' : 'not provoked');
        if (fault !== null) find('promises', id, fault);
      }
    },
  };
}

/** Adds findings to a report; the same fault occurs in many answers, and is added once. */
export function collector({ findings }: Report): (finding: Finding) => void {
  const seen = new Set<string>();
  return (finding) => {
    const key = JSON.stringify([finding.check, finding.about, finding.message]);
    if (!seen.has(key)) findings.push(finding);
    seen.add(key);
  };
}
