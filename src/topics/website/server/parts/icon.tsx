import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/circle-check';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Clock from 'lucide-react/icons/clock';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import Medal from 'lucide-react/icons/medal';
import Chat from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import Warning from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import Wifi from 'lucide-react/icons/wifi';
import Zap from 'lucide-react/icons/zap';

const icons: Record<string, LucideIcon> = {
  'badge-check': BadgeCheck,
  check: Check,
  clapperboard: Clapperboard,
  clock: Clock,
  'gamepad-2': Gamepad2,
  gift: Gift,
  chat: Chat,
  medal: Medal,
  search: Search,
  shield: Shield,
  smartphone: Smartphone,
  star: Star,
  warning: Warning,
  user: User,
  wallet: Wallet,
  wifi: Wifi,
  zap: Zap,
};

/** A decorative icon; a star for names that a declaration added. */
export function Icon({ name }: { name: string }) {
  const Drawn = icons[name] ?? Star;
  return <Drawn size={20} aria-hidden focusable="false" />;
}
