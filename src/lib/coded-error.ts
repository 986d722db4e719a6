/** An error that carries a code for i18n, and where it helps, what it is about. */
export class CodedError<Code extends string> extends Error {
  readonly code: Code;
  readonly detail: Readonly<Record<string, string | number>>;
  constructor(name: string, code: Code, detail: Readonly<Record<string, string | number>> = {}) {
    super(Object.keys(detail).length === 0 ? code : `${code} ${JSON.stringify(detail)}`);
    this.name = name;
    this.code = code;
    this.detail = detail;
  }
}

/** A kind of such errors, by the name that they say. */
export const codedError = <Code extends string>(name: string) =>
  class extends CodedError<Code> {
    constructor(code: Code, detail?: Readonly<Record<string, string | number>>) {
      super(name, code, detail);
    }
  };

/** Thrown by `play`; `error` is what `check` answers. */
export class IllegalMoveOf<Refusal extends { readonly code: string; readonly rule: string }> extends Error {
  readonly error: Refusal;
  constructor(error: Refusal) {
    super(`${error.code} (${error.rule})`);
    this.name = 'IllegalMove';
    this.error = error;
  }
}
