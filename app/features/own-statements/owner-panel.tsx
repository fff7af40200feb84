import { useTranslation } from 'react-i18next'
import { ServiceTiles, type ServiceTilesProps } from '~/features/services'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import type { OwnStatement } from '~/upstream/own-statements.server'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { ClientLine } from './client-line'
import { statementListForm } from './form'
import { StatementActionButtons } from './statement-actions'
import { StatementFigures, StatementState } from './statement-parts'

interface OwnerPanelProps extends ServiceTilesProps {
  statement: OwnStatement
  /** Page that shows the statement. */
  returnTo: string
}

/** Renders the owner's actions on the page of the statement. */
export function OwnerPanel({ statement, returnTo, tiles }: OwnerPanelProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(statementListForm)
  const listHref = toLocalizedPath(OWN_STATEMENTS_PATH, language)
  return (
    <section className="stack owner-panel" aria-label={t('panel')}>
      <StatementState statement={statement} />
      <ClientLine statement={statement} />
      <StatementFigures statement={statement} />
      <PostForm form={form} className="row" action={listHref}>
        <input type="hidden" name={fields.return_to.name} value={returnTo} />
        <StatementActionButtons statement={statement} listHref={listHref} fields={fields} />
      </PostForm>
      {statement.status === 'active' && tiles.length > 0 ? (
        <Disclosure name="owner-services" summary={t('services_for_it')}>
          <ServiceTiles tiles={tiles} />
        </Disclosure>
      ) : null}
    </section>
  )
}
