import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Fold } from '../../../ui/fold'
import { CallForm } from '../../call-request'
import type { writingTo } from './load.server'

/** Leaves a name and a number with a developer; what they sell is told by the page it is sent from. */
export function WriteFold({ writing }: { writing: Awaited<ReturnType<typeof writingTo>> }) {
  const { t } = useTranslation('people')
  const { shell } = usePage()
  return (
    <Fold id="write" summary={t('write')} icon="message" wide open={writing.returned !== undefined}>
      <CallForm {...writing} action={shell.here} intent="write" send={t('send')}>
        <p className="sm mute">{t('write_text')}</p>
      </CallForm>
    </Fold>
  )
}
