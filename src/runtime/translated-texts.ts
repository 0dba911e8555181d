/** Of the nodes of `parent` the one that holds the node: itself, or what a translation has put around it. */
function holderIn(parent: Node, node: Node | null): Node | null {
  let holder = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}

/**
 * A browser that translates a page puts elements of its own around the texts, or in their places. React takes out and puts
 * in where its nodes were, and would end the page at the first that is elsewhere: https://github.com/facebook/react/issues/11538
 */
export function bearTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const holder = holderIn(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, holderIn(this, next));
    return child;
  };
}
