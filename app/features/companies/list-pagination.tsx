import { Pagination } from '~/ui/pagination'

interface ListPaginationProps {
  page: number
  lastPage: number | undefined
  hasNext: boolean
  href: (page: number) => string
}

export function ListPagination({ page, lastPage, hasNext, href }: ListPaginationProps) {
  return (
    <Pagination
      // Past the end, "back" leads to the last page.
      page={lastPage === undefined ? page : Math.min(page, lastPage + 1)}
      {...(lastPage === undefined ? {} : { pages: lastPage })}
      hasNext={hasNext}
      href={href}
    />
  )
}
