import { Chat } from '#features/chat/ui/chat.tsx'
import { Notices } from './notices.tsx'
import { Toaster } from './toaster.tsx'

export default function Later() {
  return (
    <>
      <Notices />
      <Toaster />
      <Chat />
    </>
  )
}
