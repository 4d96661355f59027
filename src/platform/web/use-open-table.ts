import { useStored } from './storage';

export function useOpenTable(chart: string) {
  const [open, store] = useStored('open-tables');
  const others = (open ?? []).filter((name) => name !== chart);
  return {
    isOpen: open?.includes(chart) ?? false,
    turn: (isOpen: boolean) => store(isOpen ? [...others, chart] : others),
  };
}
