import { readData } from './shared/element-data'

/** Keeps the values of a page in browser storage, under the names that the page gives them. Full or blocked storage keeps none. */
export default function keepInStorage(element: HTMLElement): void {
  const values: Record<string, string> = JSON.parse(readData(element, 'storage').storage)
  try {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  } catch {
    // Nothing that the page does depends on it.
  }
}
