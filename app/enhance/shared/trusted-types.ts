/** Trusted Types, missing in TypeScript's library. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(html: string, type: string, sink: string): string | null
      createScriptURL(url: string): string | null
    },
  ): void
}

/** Markup that React writes to create a script element, which it then fills by itself. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * Installs the only Trusted Types policy: markup is parsed only into documents that are not shown, and
 * scripts are our own, such as workers.
 */
export function limitTrustedTexts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink.startsWith('DOMParser') || html === EMPTY_SCRIPT ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}
