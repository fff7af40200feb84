import { Pagination } from '~/ui/pagination'

interface ListPaginationProps {
  page: number
  /** Unknown when the upstream does not say. */
  lastPage: number | undefined
  hasNext: boolean
  href: (page: number) => string
}

/** The other pages of a list. */
export function ListPagination({ page, lastPage, hasNext, href }: ListPaginationProps) {
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
