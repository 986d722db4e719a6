/** What a searched tree says about whole turns. */
import { NONE, type Tree } from './tree.ts';

/** Moves from the root on. Where others answer on the way it goes on after the likeliest answer, and is worth what all of them are. */
export interface Line {
  readonly moves: readonly number[];
  readonly answers: readonly { readonly at: number; readonly share: number }[]; // which of the moves are others', how likely
  readonly visits: number;
  readonly value: number;
}

/** Most visited first. */
export function linesOf(
  { move, child: firstChild, sibling, visits, sum }: Tree,
  root: number,
  ends: (move: number) => boolean,
  isAnswer: (move: number) => boolean,
): Line[] {
  const childrenOf = (node: number): number[] => {
    const children: number[] = [];
    for (let child = firstChild[node]!; child !== NONE; child = sibling[child]!) {
      if (visits[child]! > 0) children.push(child);
    }
    return children.sort((a, b) => visits[b]! - visits[a]! || move[a]! - move[b]!);
  };

  const follow = (node: number, path: Pick<Line, 'moves' | 'answers'>): Line[] => {
    const children = childrenOf(node);
    if (node !== root && children.length > 0 && isAnswer(move[children[0]!]!))
      return afterAnswers(node, children, path);
    return children.flatMap((child) => {
      const longer = { ...path, moves: [...path.moves, move[child]!] };
      return ends(move[child]!)
        ? [{ ...longer, visits: visits[child]!, value: sum[child]! / visits[child]! }]
        : follow(child, longer);
    });
  };

  const afterAnswers = (node: number, children: number[], path: Pick<Line, 'moves' | 'answers'>): Line[] => {
    const total = children.reduce((all, child) => all + visits[child]!, 0);
    const branches = children.map((child) => {
      const share = visits[child]! / total;
      const answers = [...path.answers, { at: path.moves.length, share }];
      return {
        share,
        lines: mostVisitedFirst(follow(child, { moves: [...path.moves, move[child]!], answers })),
      };
    });
    const [likeliest, ...others] = branches.filter(({ lines }) => lines.length > 0);
    // Nobody has gone on from there yet: what the move before was worth to who made it.
    if (likeliest === undefined)
      return [{ ...path, visits: visits[node]!, value: sum[node]! / visits[node]! }];
    const known = likeliest.share + others.reduce((all, { share }) => all + share, 0);
    const elsewhere = others.reduce((all, { share, lines }) => all + share * lines[0]!.value, 0);
    return likeliest.lines.map((line) => ({
      ...line,
      visits: line.visits / likeliest.share,
      value: (likeliest.share * line.value + elsewhere) / known,
    }));
  };

  return mostVisitedFirst(follow(root, { moves: [], answers: [] }));
}

const mostVisitedFirst = (lines: Line[]): Line[] =>
  lines.sort((a, b) => b.visits - a.visits || b.value - a.value);
