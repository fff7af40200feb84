import { usePage } from '~/page/use-page'
import { FAVORITES_FORM_ID } from './favorites-form-id'
import { HiddenCard } from './hidden-card'

/** Once per page, outside other forms. */
export function FavoritesForm() {
  const { layout, justHiddenIds } = usePage()
  return (
    <form id={FAVORITES_FORM_ID} method="post" action="/do/favorite" data-enhance="favorites">
      <input type="hidden" name="return_to" value={layout.currentHref} />
      {justHiddenIds.length > 0 ? <input type="hidden" name="still" value={justHiddenIds.join()} /> : null}
      {/* The template that script clones in place of a hidden card. */}
      <div hidden>
        <HiddenCard statement={{ id: 0, title: '' }} />
      </div>
    </form>
  )
}
