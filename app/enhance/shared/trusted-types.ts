/** Not in TypeScript's library yet. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(html: string, type: string, sink: string): string | null
      createScriptURL(url: string): string | null
    },
  ): void
}

/** What React writes to make an element for a script that it then fills by itself. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * The content policy lets no text become markup or a script but what this returns: documents that are parsed and not shown, and
 * scripts of ours, such as workers.
 */
export function limitTrustedTexts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink.startsWith('DOMParser') || html === EMPTY_SCRIPT ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}
