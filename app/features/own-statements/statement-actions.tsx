import { useTranslation } from 'react-i18next'
import { vipOrderPath } from '~/features/services'
import type { FieldsOf } from '~/forms/use-defined-form'
import { formatRecentTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Dropdown } from '~/ui/disclosure'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import {
  canConfirm,
  DAILY_RENT_DEAL_ID,
  findNextRenewal,
  getAllowedActions,
  type OwnStatementAction,
} from '~contract/statements'
import { toOwnStaysPath } from '~contract/stays'
import { toClosingKey } from './closing-key'
import { type statementListForm, toRowOperation } from './form'
import type { StatementPartProps } from './statement-parts'
import { editStatementUrl, withDialogParam } from './urls'

const ACTION_ICONS: Record<OwnStatementAction, IconName> = {
  confirm: 'check',
  hide: 'hide',
  show: 'eye',
  renew: 'refresh',
  delete: 'trash',
}

/** Renders links to VIP and other services, for an active statement. */
export function StatementServiceLinks({ statement: { id, title, status }, listHref }: StatementPartProps) {
  const { t } = useTranslation('own-statements')
  if (status !== 'active') return null
  return (
    <>
      <VipLink id={id} title={title} />
      <ButtonLink icon="plus" href={withDialogParam(listHref, 'profile_services', id)}>
        {t('actions.services')} <span className="visually-hidden">{`${title} `}</span>
      </ButtonLink>
    </>
  )
}

function VipLink({ id, title }: Pick<StatementPartProps['statement'], 'id' | 'title'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  return (
    <ButtonLink icon="star" href={toLocalizedPath(vipOrderPath([id]), language)}>
      {t('actions.vip')} <span className="visually-hidden">{`${title} `}</span>
    </ButtonLink>
  )
}

/** Renders what a company can do with a statement of its agent. */
export function CompanyActions({ statement: { id, title, status } }: Pick<StatementPartProps, 'statement'>) {
  return (
    <>
      {status === 'active' ? <VipLink id={id} title={title} /> : null}
      <EditLink id={id} title={title} variant="plain" />
    </>
  )
}

function EditLink({
  id,
  title,
  variant,
}: Pick<StatementPartProps['statement'], 'id' | 'title'> & { variant: 'default' | 'plain' }) {
  const { t } = useTranslation('own-statements')
  const { layout } = usePage()
  if (!layout.addStatementHref) return null
  return (
    <ButtonLink icon="edit" variant={variant} href={editStatementUrl(layout.addStatementHref, id)}>
      {t('actions.edit')} <span className="visually-hidden">{`${title} `}</span>
    </ButtonLink>
  )
}

function StaysLink({ id, title }: Pick<StatementPartProps['statement'], 'id' | 'title'>) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  return (
    <ButtonLink icon="calendar" variant="plain" href={toLocalizedPath(toOwnStaysPath(id), language)}>
      {t('manage_short')} <span className="visually-hidden">{`${title} `}</span>
    </ButtonLink>
  )
}

interface StatementActionsProps extends StatementPartProps {
  fields: FieldsOf<typeof statementListForm>
}

/** Renders the actions that its state allows. An active one has many: a menu contains the rare ones. */
export function StatementActionButtons({ statement, listHref, fields }: StatementActionsProps) {
  const { t } = useTranslation('own-statements')
  const { id, title, status } = statement
  const spokenTitle = <span className="visually-hidden">{`${title} `}</span>
  return (
    <>
      <EditLink id={id} title={title} variant={status === 'inactive' ? 'default' : 'plain'} />
      {statement.dealId === DAILY_RENT_DEAL_ID ? <StaysLink id={id} title={title} /> : null}
      {status === 'active' ? (
        <ActiveStatementButtons statement={statement} listHref={listHref} fields={fields} />
      ) : (
        getAllowedActions(status).map((act) =>
          act === 'delete' ? (
            <ButtonLink key={act} variant="plain" icon="trash" href={withDialogParam(listHref, act, id)}>
              {t('actions.delete')} {spokenTitle}
            </ButtonLink>
          ) : (
            <Button
              key={act}
              form={fields.operation.formId}
              name={fields.operation.name}
              value={toRowOperation(act, id)}
              icon={ACTION_ICONS[act]}
            >
              {t(`actions.${act}`)} {spokenTitle}
            </Button>
          ),
        )
      )}
    </>
  )
}

function ActiveStatementButtons({ statement, listHref, fields: { operation } }: StatementActionsProps) {
  const { t } = useTranslation('own-statements')
  const { layout, language } = usePage()
  const { id, title, dealId } = statement
  const nextRenewal = findNextRenewal(statement)
  const isOwnPage = layout.addStatementHref?.endsWith(NEW_STATEMENT_PATH)
  const spokenTitle = <span className="visually-hidden">{`${title} `}</span>
  const submit = { type: 'submit', form: operation.formId, name: operation.name } as const
  return (
    <>
      {canConfirm(statement) ? (
        <Button {...submit} value={toRowOperation('confirm', id)} icon={ACTION_ICONS.confirm}>
          {t('actions.confirm')} {spokenTitle}
        </Button>
      ) : null}
      {isOwnPage ? (
        <ButtonLink variant="plain" icon="card" href={withDialogParam(listHref, 'price', id)}>
          {t('actions.price')} {spokenTitle}
        </ButtonLink>
      ) : null}
      <Button {...submit} value={toRowOperation('hide', id)} icon={ACTION_ICONS.hide} variant="plain">
        {t('actions.hide')} {spokenTitle}
      </Button>
      <Dropdown
        alignEnd
        summaryClass="btn plain"
        summary={
          <>
            {t('actions.more')} {spokenTitle}
          </>
        }
      >
        {isOwnPage ? (
          <>
            <a className="item" href={withDialogParam(listHref, 'close', id)}>
              <Icon name="check" />
              {t(`closing.titles.${toClosingKey(dealId)}`)} {spokenTitle}
            </a>
            <button {...submit} className="item" value={toRowOperation('copy', id)}>
              <Icon name="document" />
              {t('actions.copy')} {spokenTitle}
            </button>
          </>
        ) : null}
        {nextRenewal ? (
          <span className="item mute">
            <Icon name={ACTION_ICONS.renew} />
            {`${t('renewable_from', { time: formatRecentTime(nextRenewal, language) })} `}
          </span>
        ) : (
          <button {...submit} className="item" value={toRowOperation('renew', id)}>
            <Icon name={ACTION_ICONS.renew} />
            {t('actions.renew')} {spokenTitle}
          </button>
        )}
        <a className="item" href={withDialogParam(listHref, 'delete', id)}>
          <Icon name={ACTION_ICONS.delete} />
          {t('actions.delete')} {spokenTitle}
        </a>
      </Dropdown>
    </>
  )
}
