import { usePage } from '../../http/page'
import { FORM } from './form-id'
import { HiddenPlace } from './hidden-place'

/** Once a page, anywhere outside other forms. */
export function KeepingForm() {
  const { shell, justHiddenIds } = usePage()
  return (
    <form id={FORM} method="post" action="/do/favorite" data-keeping>
      <input type="hidden" name="return_to" value={shell.here} />
      {justHiddenIds.length > 0 ? <input type="hidden" name="still" value={justHiddenIds.join()} /> : null}
      {/* What script puts in the place of a card. */}
      <div hidden>
        <HiddenPlace statement={{ id: 0, title: '' }} />
      </div>
    </form>
  )
}
