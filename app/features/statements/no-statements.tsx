import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

/** Renders a notice for owners without statements. */
export function NoStatements({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('layout')
  const { layout } = usePage()
  const begin = layout.addStatementHref ? (
    <ButtonLink icon="plus" href={layout.addStatementHref}>
      {t('add_statement')}
    </ButtonLink>
  ) : undefined
  return (
    <EmptyState title={title} action={begin}>
      {children}
    </EmptyState>
  )
}
