import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

/** Shown to owners without statements. */
export function NoStatements({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('layout')
  const { shell } = usePage()
  const begin = shell.addStatementHref ? (
    <ButtonLink icon="plus" href={shell.addStatementHref}>
      {t('add_statement')}
    </ButtonLink>
  ) : undefined
  return (
    <EmptyState title={title} action={begin}>
      {children}
    </EmptyState>
  )
}
