/** Renders the skip link; the page's `<main>` has the id. */
export function SkipLink({ to = 'main', children }: { to?: string; children: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {children}
    </a>
  )
}
