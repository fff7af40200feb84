import type { IncomingMessage, ServerResponse } from 'node:http'
import { createEtag } from '~/http/etag.server'
import type { PageCaching } from '~/page/page-caching'
import type { ContentEncoding } from './content-encoding'
import type { ShownVersions } from './shown-versions'

/** Document as its visitor gets it. */
export interface CompletedPage {
  document: Buffer
  etag: string
}

/** Steps between rendering a page and sending it. The page cache has its own. */
export interface SentPages {
  /** Confirms before a page is rendered that the data remembered by the process is current. */
  confirm(): Promise<void> | undefined
  /** Returns the headers that the page may depend on; undefined: all. */
  readHeaders(request: IncomingMessage): readonly (readonly [name: string, value: string])[] | undefined
  complete(request: IncomingMessage, document: Buffer): CompletedPage
  completeHeader(request: IncomingMessage, value: string): string
  /** Notes a response that has been sent. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    sent: CompletedPage & { caching: PageCaching; body: Buffer; encoding: ContentEncoding },
  ): void
}

/** Sends each page to its visitor as it was rendered. */
export function createUnsharedPages(versions: ShownVersions | undefined): SentPages {
  return {
    confirm: () => versions?.confirm(),
    readHeaders: () => undefined,
    complete: (_request, document) => ({ document, etag: createEtag(document) }),
    completeHeader: (_request, value) => value,
    keep() {},
  }
}

/** Returns true for GET and HEAD, which share all headers, including the ETag. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
