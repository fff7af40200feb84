import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { comparisonUrl } from '~/features/comparison/urls'
import type { applyFavoritesChange } from '~/features/favorites/apply-favorites-change.server'
import type { FavoritesChange } from '~/features/favorites/favorites-change'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, setFlash, setUndoFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { MAX_COMPARED } from '~contract/comparisons'
import { favoriteListForm, type Operation } from './form'
import { favoritesUrl, parseFavoritesQuery } from './urls'

type Change = Omit<FavoritesChange, 'showAll'>

export function handleListForm(
  args: ActionFunctionArgs,
  applyChange: (change: Change) => ReturnType<typeof applyFavoritesChange>,
) {
  const list = parseFavoritesQuery(new URL(args.request.url))
  const { language } = getVisitor(args)
  return handleForms(
    args,
    onSubmit(favoriteListForm, async ({ values: { statements, operation }, reject }) => {
      if (operation === 'compare') {
        if (statements.length < 2 || statements.length > MAX_COMPARED)
          return reject({ '': { key: 'wrong_number_to_compare', args: { max: MAX_COMPARED } } })
        return redirect(toLocalizedPath(comparisonUrl({ ids: statements }), language), 303)
      }
      const { change, done, undo } = toListChange(operation, statements)
      const { flash, cookie } = await applyChange(change)
      const headers = new Headers({ 'Set-Cookie': flash ? setFlash(flash) : setUndoFlash(done, undo) })
      if (cookie) headers.append('Set-Cookie', cookie)
      return redirect(toLocalizedPath(favoritesUrl(list), language), { status: 303, headers })
    }),
  )
}

interface ListChange {
  change: Change
  done: FlashName
  undo: Parameters<typeof setUndoFlash>[1]
}

function toListChange(operation: Exclude<Operation, 'compare'>, ids: number[]): ListChange {
  const none: Change = { keep: [], drop: [], hide: [], show: [] }
  // The last one added is shown first.
  const backwards = ids.toReversed()
  switch (operation) {
    case 'remove':
      return { change: { ...none, drop: ids }, done: 'favorites_removed', undo: { keep: backwards } }
    case 'hide':
      return {
        change: { ...none, hide: ids, drop: ids },
        done: 'favorites_moved',
        undo: { keep: backwards, show: ids },
      }
    case 'show':
      return { change: { ...none, show: ids }, done: 'hidden_shown', undo: { hide: ids } }
    case 'keep':
      return {
        change: { ...none, keep: backwards, show: ids },
        done: 'hidden_moved',
        undo: { drop: ids, hide: ids },
      }
  }
}
