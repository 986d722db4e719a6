import { describe, expect, it } from 'vitest';
import { createTryOut } from '../../../../src/islands/dunhuang/examples/model.ts';

const tokenOf = ({ position }: ReturnType<typeof createTryOut>) =>
  position.value.seats.flatMap(({ tokens }, seat) => tokens.map(({ side }) => ({ seat, side })))[0];

describe('trying tokens out', () => {
  it('asks the holder under Manichean; protecting uses 商 up', () => {
    const model = createTryOut('shang');
    model.does('bo-adds');
    expect(model.deeds.value).toEqual([]);
    expect(model.answers.value).toEqual(['protect', 'yield']);
    model.answer('protect');
    expect(tokenOf(model)).toEqual({ seat: 0, side: 'number' });
  });

  it('asks the taker under Buddhist; 2 coins change hands', () => {
    const model = createTryOut('shang');
    model.choose('buddhist');
    model.does('bo-adds');
    expect(model.answers.value).toEqual(['pay', 'decline']);
    model.answer('pay');
    expect(tokenOf(model)).toEqual({ seat: 1, side: 'number' });
    expect(model.position.value.seats.map(({ coins }) => coins)).toEqual([8, 1, 6]);
  });

  it('does not ask a taker who cannot pay', () => {
    const model = createTryOut('shang');
    model.choose('buddhist');
    model.does('bo-adds');
    model.answer('pay');
    model.does('mei-adds');
    model.does('mei-turns');
    model.does('bo-adds');
    expect(model.answers.value).toEqual([]);
    expect(tokenOf(model)).toEqual({ seat: 0, side: 'shang' });
  });

  it('offers only what the rules and the box allow', () => {
    const model = createTryOut('number');
    expect(model.deeds.value).toEqual(['bo-adds', 'mei-adds', 'mei-carries', 'bo-carries', 'mei-turns']);
    for (let n = 0; n < 3; n++) model.does('mei-adds');
    expect(model.deeds.value).not.toContain('mei-adds');
    model.does('mei-adds');
    expect(model.position.value.seats[0]!.shop).toHaveLength(5);
  });

  it('a token whose last card is carried away goes back to the middle', () => {
    const model = createTryOut('shang');
    model.does('mei-carries');
    expect(tokenOf(model)).toEqual({ seat: 0, side: 'shang' });
    model.does('mei-carries');
    expect(tokenOf(model)).toBeUndefined();
    model.reset();
    expect(tokenOf(model)).toEqual({ seat: 0, side: 'shang' });
    expect(model.events.value).toEqual([]);
  });
});
