/** Just enough of a document for Preact to draw into, for tests that look at what is drawn and press what can be pressed. */
export class TinyNode {
  readonly childNodes: TinyNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly listeners = new Map<string, (event: unknown) => void>();
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly ownerDocument = { createElementNS: create, createTextNode: text };
  readonly style = {};
  parentNode: TinyNode | null = null;
  data = '';
  checked = false;
  onclick = null; // by this Preact knows how the event is written

  constructor(localName: string) {
    this.localName = localName;
    this.nodeType = localName === '#text' ? 3 : 1;
  }

  get firstChild(): TinyNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): TinyNode | null {
    const beside = this.parentNode?.childNodes ?? [];
    return beside[beside.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.nodeType === 3 ? this.data : this.childNodes.map((node) => node.textContent).join('');
  }

  insertBefore(node: TinyNode, before: TinyNode | null): TinyNode {
    node.remove();
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild(node: TinyNode): void {
    node.remove();
  }
  remove(): void {
    const beside = this.parentNode?.childNodes;
    beside?.splice(beside.indexOf(this), 1);
    this.parentNode = null;
  }
  contains(): boolean {
    return true;
  }
  closest(): TinyNode {
    return this;
  }
  focus(): void {}
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.listeners.set(name, listener);
  }
  removeEventListener(name: string): void {
    this.listeners.delete(name);
  }

  /** All of its kind inside, in the order of the page. */
  all(localName: string): TinyNode[] {
    return this.childNodes.flatMap((node) => [
      ...(node.localName === localName ? [node] : []),
      ...node.all(localName),
    ]);
  }
  click(): void {
    this.listeners.get('click')?.call(this, { type: 'click', currentTarget: this, target: this });
  }
}

const create = (_: unknown, name: string): TinyNode => new TinyNode(name);
function text(data: string): TinyNode {
  const node = new TinyNode('#text');
  node.data = data;
  return node;
}

/** A place to draw, with the rest of a window around it. */
export function tinyDom(): { root: TinyNode; window: EventTarget } {
  const window = new EventTarget();
  const root = new TinyNode('div');
  Object.assign(globalThis, {
    document: { createElementNS: create, createTextNode: text, querySelectorAll: () => [root] },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    requestAnimationFrame: (job: () => void) => setTimeout(job),
    cancelAnimationFrame: clearTimeout,
  });
  return { root, window };
}
