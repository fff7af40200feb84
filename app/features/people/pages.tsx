import { Pagination } from '../../ui/pagination'

interface PagesProps {
  page: number
  /** Unknown when the upstream does not say. */
  lastPage: number | undefined
  hasNext: boolean
  href: (page: number) => string
}

/** The other pages of a list. */
export function Pages({ page, lastPage, hasNext, href }: PagesProps) {
  return (
    <Pagination
      // Past the end the way back leads to the last page, not to another empty one.
      page={lastPage === undefined ? page : Math.min(page, lastPage + 1)}
      {...(lastPage === undefined ? {} : { pages: lastPage })}
      hasNext={hasNext}
      href={href}
    />
  )
}
