/** Whether a browser asks ahead, for a page that perhaps nobody will look at. */
export function isPrefetch(request: Request): boolean {
  return request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
}
