import { type IconName, icons } from './icons'

/**
 * A drawing beside words; it says nothing to screen readers. Drawn in place: measured on a page of results that costs
 * 0.4 KB more than pointing into one file of symbols, and saves that file's 1.3 KB and its request.
 */
export function Icon({ name }: { name: IconName }) {
  return <PathIcon path={icons[name]} />
}

/** The same for a drawing that only one part of the site has. */
export function PathIcon({ path }: { path: string }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
