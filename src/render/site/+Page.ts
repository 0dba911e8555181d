// Vike wants a page to be a file; what is rendered is decided by the address alone, in +onRenderHtml.
export const Page = null;
