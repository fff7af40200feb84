import { Icon } from './icon'

export type Crumb = {
  label: string
  /** URL; missing for the current page. */
  href?: string
  /** True for the link back to the previous page, which has an arrow. */
  back?: boolean
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href ? (
              <a href={crumb.href}>
                {crumb.back ? <Icon name="left" /> : null}
                {crumb.label}
              </a>
            ) : (
              crumb.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
