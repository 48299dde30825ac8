import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { demoPeople } from '#server/demonstration/demo-people.ts';
import { checkNewPassword } from './new-password.ts';

const person = { email: 'anneliese.brandt@northwind.example', firstName: 'Anneliese', lastName: 'Brandt' };
const refusal = async (password: string) =>
  (await checkNewPassword({ password, repeated: password }, person, 'somebody'))?.message ?? null;
const lines = (text: string) => text.trim().split(/\s*\n\s*/);
const words = (text: string) => text.trim().split(/\s+/);

describe('a new password', () => {
  it.each(
    lines(`
      quiet-lantern-over-fjord
      Xk7#vQ2mR9tL
      hQ4-rT9-bV2-xN
      #%&!)=x?*+~,a
      mjnhbgvfcdxs8Z!k
      839201748592
      the old mill burnt down in March
      Brandt keeps nine llamas
      tangerine umbrella ferry
      kobold/quartz/plinth
      nightfall copper bicycle
      saffron turbine moss 41
      purple giraffe dances quietly
      Regen fällt auf rote Dächer
      le chat dort sous la table
      столица рыба зонт`),
  )('may be %s', async (password) => expect(await refusal(password)).toBeNull());

  it('needs twelve characters', async () => expect(await refusal('Xk7#vQ2mR9t')).toContain('at least 12 characters'));

  it.each(
    words(`
      password1234 P@ssw0rd2024! Password_2024_01 Welcome12345! Welcome-2024! iloveyou1985 iloveyousomuch
      administrator1 Admin@123456 letmein!!!!!! September2024! Summer-2024-!!! Sommer2024!! Monday123456 Tuesday12345
      chocolate1234 butterfly1234 strawberry123 harrypotter123 spongebob123 scoobydoo123 minecraft123 metallica123
      linkinpark123 michaeljackson justinbieber manchesterunited liverpoolfc1892 arsenalfc2004 barcelona2024
      newyork12345 California12 elizabeth1234 Christopher1 jesuschrist1 mynameis12345 unbelievable thisisapassword
      correct-horse-battery-staple passwort1234 willkommen123 geheim123456 motdepasse123 a1b2c3d4e5f6 1qaz2wsx3edc
      1q2w3e4r5t6y 123456789012 zxcvbnmasdfgh`),
  )('is not made of words that are tried first: %s', async (password) =>
    expect(await refusal(password)).toContain('words that are tried first'),
  );

  it.each(
    words(`
      aaaaaaaaaaaa abcdefghijkl abc9abc9abc9 passwordpassword trustno1trustno1 2024-01-02-03 qwertzuiopü1`),
  )('is no row of keys and no repeat: %s', async (password) =>
    expect(await refusal(password)).toContain('keys in a row'),
  );

  it.each(
    words(`
      anneliese.brandt@northwind.example AnnelieseBrandt Anneliese.Brandt.1985 brandt123456 Annel1ese2024
      northwind-brandt`),
  )('is not the person’s own words: %s', async (password) =>
    expect(await refusal(password)).toContain('your own name or e-mail address'),
  );

  it.each(['strongroom123', 'Str0ngr00m2025!', 'strong-room-1', 'Data Room 2025'])(
    'is not the name of the product: %s',
    async (password) => expect(await refusal(password)).toContain('the name of this product'),
  );

  it('cannot be a published password of the demonstration', async () => {
    for (const { password } of demoPeople) expect(await refusal(password)).toContain('one of the demonstration');
  });

  it('is judged quickly, however long it is', async () => {
    expect(await refusal('ab'.repeat(512))).toContain('keys in a row');
    expect(await refusal('x9'.repeat(10).concat('quiet-lantern'))).toBeNull();
    const { user } = process.cpuUsage();
    await refusal('4$5@0!1|'.repeat(100_000));
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
  });

  it('is judged in the thread for passwords, while others are answered', async () => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    await refusal('quiet-lantern-over-fjord');
    const works = sent.mock.calls.filter(([work]) => Object.hasOwn(work as object, 'judge'));
    sent.mockRestore();
    // As typed, and without the signs between its words.
    expect(works).toHaveLength(2);
  });

  it('is typed the same way twice', async () => {
    const typed = { password: 'quiet-lantern-over-fjord', repeated: 'quiet-lantern-over-ford' };
    expect((await checkNewPassword(typed, person, 'somebody'))?.field).toBe('repeated');
  });
});
