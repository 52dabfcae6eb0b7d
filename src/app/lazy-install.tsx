import { Suspense } from 'react'
import { comfort } from './lazy.tsx'
import { useQuiet } from './use-quiet.ts'

const InstallButton = comfort(() => import('#features/install/ui/install-button.tsx'))

/** The offer to install. The browser's own offer is caught from the start on. */
export function LazyInstall() {
  return useQuiet() ? (
    <Suspense>
      <InstallButton />
    </Suspense>
  ) : null
}
