import type { EnhancementName } from './registry'

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-enhance'?: EnhancementName | `${EnhancementName} ${EnhancementName}` | undefined
  }
}
