import { Laptop, LogOut, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import {
  type DeviceSession,
  endDevice,
  endOtherDevices,
  listDevices,
} from '../../../../core/contract/setting';
import { date, relative } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import { useAction, useCall } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import { LoadState } from '../../../../ui/load-state';
import { Button } from '../../../../ui/plain/button';
import { FormSection } from '../../../../ui/plain/form-section';
import { serverNow } from '../../../../ui/server-clock';
import { SkeletonList } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { copy } from './copy';
import styles from './setting-account.module.css';

const pictures: Record<DeviceSession['kind'], LucideIcon> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  other: MonitorSmartphone,
};

export const Devices = () => {
  const feedback = useFeedback();
  const { data, error, refetch } = useCall(listDevices);
  const one = useAction(endDevice);
  const others = useAction(endOtherDevices);

  const action = async (
    question: { title: string; content: string; okText: string },
    work: () => Promise<string>,
  ) => {
    const agreed = await feedback.confirm({ ...question, cancelText: actions.cancel, danger: true });
    if (!agreed) return;
    await feedback.attempt(async () => {
      feedback.success(await work());
    });
    await refetch();
  };

  const end = (device: DeviceSession) =>
    action(
      { title: copy.endQuestion(nameOf(device)), content: copy.endReason, okText: copy.end },
      async () => {
        await one.mutateAsync({ params: { id: device.id } });
        return copy.ended;
      },
    );

  const endOthers = () =>
    action(
      { title: copy.endOthersQuestion, content: copy.endOthersReason, okText: copy.endOthers },
      async () => copy.endedOthers((await others.mutateAsync({})).data.ended),
    );

  return (
    <FormSection title={copy.devices} reason={copy.devicesHint}>
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonList rows={2} />}>
        {(devices) => (
          <>
            <ul className={styles.devices}>
              {devices.map((device) => (
                <Device
                  key={device.id}
                  device={device}
                  isEnding={one.isLoading && one.variables?.params.id === device.id}
                  onEnd={() => void end(device)}
                />
              ))}
            </ul>
            {devices.length > 1 ? (
              <div>
                <Button
                  tone="quiet"
                  icon={<LogOut size={18} />}
                  loading={others.isLoading}
                  onClick={() => void endOthers()}
                >
                  {copy.endOthers}
                </Button>
              </div>
            ) : (
              <p className={styles.hint}>{copy.alone}</p>
            )}
          </>
        )}
      </LoadState>
    </FormSection>
  );
};

interface DeviceProps {
  device: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

const Device = ({ device, isEnding, onEnd }: DeviceProps) => {
  const Picture = pictures[device.kind];
  const name = nameOf(device);
  return (
    <li className={styles.device}>
      <Picture size={22} className={styles.picture} />
      <div className={styles.about}>
        <p className={styles.name}>
          {name}
          {device.is_current && <StatusTag status={{ word: copy.current, tone: 'ok' }} />}
        </p>
        <p className={styles.hint}>
          {copy.kinds[device.kind]} · {device.ip}
        </p>
        <p className={styles.hint}>
          {[
            device.is_current
              ? copy.activeNow
              : device.last_active_at && copy.active(relative(device.last_active_at, serverNow())),
            device.created_at && copy.since(date(device.created_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!device.is_current && (
        <Button tone="quiet" size="small" loading={isEnding} aria-label={copy.endLabel(name)} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  );
};

const nameOf = ({ browser, os }: DeviceSession): string =>
  browser && os ? copy.on(browser, os) : (browser ?? os ?? copy.unknown);
