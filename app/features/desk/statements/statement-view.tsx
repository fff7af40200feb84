import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import type { ReportedStatement } from '~/upstream/operator-statements.server'
import { toReaderLetters } from '~contract/values/name-letters'
import { DeskActs } from '../desk-acts'
import { Reports } from '../reports'
import { TextActForm } from '../text-act-form'
import { userPath } from '../users/urls'
import { statementBlockForm, statementNoteForm, statementStateForm } from './form'
import { REPORTS_PATH } from './urls'

export function ReportedStatementView({ statement }: { statement: ReportedStatement }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, address, owner, isPublic, blockReason, reports, acts } = statement
  return (
    <article className="stack prose">
      <p className="row tight">
        <Badge tone={isPublic ? 'ok' : 'off'}>{t(isPublic ? 'users.shown' : 'users.not_shown')}</Badge>
      </p>
      {blockReason ? (
        <Flash tone="warn" quiet>
          {t('statements.blocked')}
          <br />
          <span className="pre">{blockReason}</span>
        </Flash>
      ) : null}
      <FactSheet
        facts={[
          {
            name: t('facts.statement'),
            value: (
              <a href={toLocalizedPath(`/statements/${id}`, language)}>
                {address || t('leads.unnamed', { id })}
              </a>
            ),
          },
          {
            name: t('reviews.owner'),
            value: (
              <a href={toLocalizedPath(userPath(owner.id), language)}>
                {toReaderLetters(owner.name, language) || t('leads.unnamed', { id: owner.id })}
              </a>
            ),
          },
        ]}
      />
      <StatementForms statement={statement} />
      <Reports title={t('statements.reports', { count: reports.length })} reports={reports} />
      <DeskActs acts={acts.map((act) => ({ ...act, name: t(`statements.past_acts.${act.act}`) }))} />
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(REPORTS_PATH, language)}>
          {t('reports.title')}
        </ButtonLink>
      </p>
    </article>
  )
}

function StatementForms({ statement: { allowedActs } }: { statement: ReportedStatement }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(statementStateForm)
  const buttons = (['unblock', 'close_reports'] as const).filter((act) => allowedActs.includes(act))
  return (
    <section className="stack">
      {buttons.length > 0 ? (
        <PostForm form={form} className="row" action={layout.currentHref}>
          {buttons.map((act) => (
            <Button
              key={act}
              variant={act === 'unblock' ? 'main' : undefined}
              name={fields.act.name}
              value={act}
            >
              {t(`statements.acts.${act}`)}
            </Button>
          ))}
        </PostForm>
      ) : null}
      {allowedActs.includes('block') ? (
        <TextActForm
          definition={statementBlockForm}
          summary={t('statements.acts.block')}
          label={t('users.block_reason')}
          hint={t('statements.block_hint')}
          button={t('statements.acts.block')}
          isRisky
        />
      ) : null}
      <TextActForm
        definition={statementNoteForm}
        summary={t('lead.note')}
        label={t('lead.note')}
        hint={t('lead.note_hint')}
        button={t('lead.save_note')}
      />
    </section>
  )
}
