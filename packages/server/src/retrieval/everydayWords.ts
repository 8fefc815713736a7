import { isWeak } from './question.ts';

/**
 * Words that people use for each other when they ask and when they write, one set a line, Chinese and English together.
 * Written for this project; a dictionary (see dictionary.ts) knows more words but not what is said in everyday life.
 * A word may stand in several sets; the words of a phrase are joined by `_`, because each of them alone means more.
 */
const SETS = `
迟到 晚到 来晚 late
早退 提前下班 提早离开
上班 工作 到岗 办公 work
下班 离岗 收工
加班 延时工作 超时工作 overtime
请假 休假 假期 放假 休息 leave holiday vacation 缺勤
年假 年休假 带薪休假 带薪年假 年度休假 annual_leave paid_leave 假期
病假 生病请假 sick_leave 医疗期
事假 私事 personal_leave
产假 生孩子 生育 分娩 生产 maternity 哺乳
陪产 老婆生 妻子生 护理假 paternity
结婚 婚假 婚姻 marriage
去世 逝世 身故 死亡 过世 death
去世 过世 奔丧 丧假
丧假 bereavement
结转 没用完 未休 没休完 顺延 留到 没有用完 carried_over unused carry
工资 薪水 薪资 薪酬 报酬 月薪 待遇 劳动报酬 salary wage pay
奖金 绩效 年终奖 奖励 bonus
发工资 发薪 支付工资 工资发放
扣钱 扣款 扣除 扣减 罚款 扣工资 deduct
罚款 违约金 罚金 处罚 罚 penalty fine
辞职 离职 离开公司 不干 解除劳动合同 resign quit 流失
开除 解雇 辞退 解聘 解除合同 dismiss
走人 离职 流失 离开
入职 报到 新员工 刚来 onboarding
试用期 试用 probation
员工 职工 职员 雇员 人员 同事 staff employee
领导 上级 主管 经理 负责人 manager supervisor
公司 企业 单位 本公司 company
部门 处室 科室 department
招聘 招人 招募 录用 recruit hire
培训 学习 训练 training
考核 评估 评价 考评 evaluation
社保 社会保险 五险 social_insurance
公积金 住房公积金
居家办公 在家办公 远程办公 在家上班 remote_work work_from_home 家里
出差 差旅 外出公干 出门办事 business_trip travel
报销 报账 给报 返还费用 拿回来 reimburse refund expense
打车 出租车 网约车 的士 出租汽车 taxi
坐车 交通 通勤 乘车 车费 transport commute
公交 地铁 公共交通 公共汽车 bus subway
火车 高铁 动车 铁路 列车 train rail
飞机 航班 机票 航空 flight plane
飞 飞行 fly flight flying
停水 暂停供水 停止供水 中断供水 断水
停电 暂停供电 停止供电 中断供电 断电
停气 暂停供气 停止供气 中断供气
座位 位子 坐席 席位 座 seat
一等座 商务座 好一点 升舱 头等
酒店 宾馆 旅馆 住宿 住店 hotel accommodation
吃饭 用餐 就餐 餐费 伙食 饭补 餐补 伙食补助 宴请 请吃饭 meal
补贴 津贴 补助 贴补 饭补 allowance subsidy
发票 票据 单据 收据 开票 票 凭证 invoice receipt bill
丢 遗失 丢失 弄丢 丢了 不见 失落 找不到 丢掉 lost lose losing
补办 补发 重新办理 重办 replace
超支 超出标准 超标 超过标准 超出部分 超额 exceed
付 支付 付款 缴纳 交钱 交 缴 给付 结算 付费 付清 缴费 pay payment
谁来付 由谁承担 承担 负担 自付 自理 个人承担 bear
钱 费用 款项 金额 费 款 money fee
多少钱 价格 价钱 售价 零售价 标价 定价 原价 费用 单价 收费 报价 几块钱 租金 price cost fee
贵 涨价 价格上涨 上调 提价 上涨
便宜 优惠 折扣 打折 减免 折 discount
收费 加收 收取 计收 charge
免费 不收费 无偿 不要钱 免收 免 free
退款 退钱 退费 退还 返还 退回 还钱 退 refund
退货 退换 换货 return
押金 保证金 定金 订金 deposit
定金 订金 预付款 首付 预付 down_payment
利息 计息 利率 息 无息 interest
欠 拖欠 逾期 未付 没交 欠款 欠费 overdue arrears
晚交 还晚 晚还 迟还 还车晚 还书晚 延迟归还 归还晚 晚归还 逾期 太晚 迟交 过期 超期 late overdue
分期 分次 分批 instalment installment
到账 到帐 入账 打款 转账 拨付 发放
涨跌 波动 汇率 升贬 浮动 fluctuation
收入 营收 营业收入 进账 revenue income
利润 盈利 赚 净利 收益 profit
亏损 亏 赔钱 loss
成本 花费 支出 开支 开销 花销 花钱 投入 cost expense expenditure
下降 减少 降低 变少 少了 下滑 回落 缩减 decrease decline drop
增长 增加 上升 提高 变多 多了 上涨 提升 增幅 increase growth rise
比例 比率 占比 百分比 率 百分之 份额 ratio rate share percent
总数 合计 总计 总量 一共 总共 共计 总额 total
平均 人均 均值 average mean
最多 最高 上限 不超过 至多 限额 封顶 不得超过 最大 maximum most limit up to
最少 最低 下限 不少于 至少 起码 不低于 最小 minimum least
超过 超出 以上 大于 多于 高于 逾 more than over
原因 因为 由于 为何 缘由 导致 起因 reason cause because
后果 处理 处罚 责任 影响 处分 consequence
办法 方法 措施 方式 途径 做法 对策 method measure
补救 处理 整改 纠正 改进 解决 remedy
步骤 流程 程序 过程 手续 procedure process step
要求 规定 条件 标准 规范 准则 requirement rule
申请 报名 办理 提出 提交 apply application
批准 审批 同意 许可 核准 准许 签字 approve approval consent permission
禁止 不得 不准 不许 严禁 不可 不能 不允许 prohibit forbidden must not
允许 可以 准许 许可 能 allow permit
必须 应当 务必 须 需 应该 must shall
注意 小心 当心 警告 注意事项 提醒 caution warning
提前 预先 事先 事前 in_advance
时间 时长 期限 时限 时刻 time duration period
期限 有效期 期间 时限 多久 期 term validity
开始 起 启动 开工 生效 起始 start begin commence
结束 终止 截止 完成 到期 终了 end finish terminate
截止 最晚 期限 最迟 截至 之前 deadline
推迟 延期 延后 延迟 延误 晚点 顺延 delay postpone
每周 一周 一星期 每星期 weekly
星期 礼拜 周 week
礼拜六 星期六 周六 周末 双休日 saturday weekend
礼拜天 星期天 星期日 周日 周末 sunday weekend
假日 节假日 法定节日 节日 放假 holiday
每天 每日 一天 日 天 daily day
每年 年度 一年 全年 annual yearly
每月 月度 一个月 每个月 monthly
季度 三个月 每季 季 quarter
今年 本年 当年 本年度
明年 次年 下一年 来年 下年 next_year
去年 上年 上一年 同期 last_year
晚上 夜间 夜里 晚间 night
早上 上午 早晨 清晨 morning
中午 午间 午休 noon
合同 协议 契约 合约 contract agreement
签订 签署 签约 订立 签字 sign
违约 违反合同 不履行 毁约 breach
解除 终止 取消 撤销 退租 terminate cancel
甲方 出租方 房东 业主 出租人 发包方 landlord
乙方 承租方 租客 租户 承租人 承包方 tenant
房租 租金 租费 rent
租 租赁 承租 出租 租用 lease rent
续租 续签 续约 继续租 延长租期 renew
转租 分租 转让 sublet
收回房屋 赶走 腾退 搬走 解除合同 搬离 evict
房子 房屋 住房 住宅 房产 house flat
没人住 空置 闲置 空着 vacant
物业费 管理费 物业服务费
全款 全额 全部 全部款项
装修 施工 装潢 改造 电钻 改建 敲墙 renovation
打掉 拆除 拆改 改动 敲掉 拆 demolish
承重墙 承重结构 墙体
噪音 吵 声音大 吵闹 扰民 noise
停车 车位 泊车 停放 parking
狗 犬 宠物 猫 遛狗 养宠物 dog pet
绳 牵绳 链子 束犬 leash
垃圾 废物 废弃物 rubbish waste garbage
电梯 升降机 lift elevator
水费 用水
电费 用电
漏水 渗水 渗漏 滴水 leak
修 维修 修理 检修 修复 修缮 保修 repair fix
保修 质保 三包 免费修 包修 保质 warranty guarantee
坏 损坏 故障 毁损 出毛病 失灵 破损 出问题 不工作 坏掉 弄坏 damage broken fault defect
弄坏 损坏 毁坏 损毁 人为损坏 damage
拆机 拆开 拆坏 拆解 自行拆机 拆卸 dismantle
清洁 清洗 清理 擦 冲洗 打扫 洗 清除 clean wash
水垢 水碱 除垢 结垢 垢 descale limescale
堵 堵塞 堵住 不通 阻塞 淤塞 block clog
晒 阳光 日晒 太阳 暴晒 直射 sun sunlight
潮湿 受潮 进水 防水 水淋 湿 damp moisture
温度 气温 冷热 度 摄氏度 temperature
热 高温 烫 发热 过热 hot heat overheat
冷 低温 冰冻 结冰 cold freeze
离地 距地面 地面 高度 height
高 高度 多高 身高 height
速度 时速 车速 快慢 速率 speed
距离 多远 间距 相距 远 distance
重 重量 多重 体重 净重 自重 质量 weight
大小 尺寸 规格 体积 size dimension
长 长度 多长 length
宽 宽度 多宽 width
面积 多大 平方米 占地 area
功率 耗电 用电量 瓦 power watt consumption
电压 伏 voltage
电池 电量 续航 蓄电池 battery
充电 充满 充电时间 charge charging
安装 装 装配 组装 架设 install setup
使用 用 操作 运用 采用 use operate
启动 开机 打开 开启 启用 接通 power_on start
关闭 关机 停机 关掉 断电 切断 shut turn_off
重启 重新启动 复位 重置 重设 restart reset reboot
恢复出厂 出厂设置 重置 复位 初始化 reset factory_reset reset_factory_settings
设置 设定 配置 调整 调节 setting configure configuration
默认 缺省 预设 初始 default
按钮 按键 键 开关 button key switch
灯 指示灯 亮灯 light led indicator
闪 闪烁 一闪一闪 闪动 blink flash
响 鸣叫 蜂鸣 报警 警报 beep alarm
密码 口令 密钥 password
改密码 更换密码 修改密码 更换 更新 change_password
账号 帐号 账户 用户名 账号名 account
登录 登陆 登入 login sign_in
联网 上网 连接 网络 互联网 wifi network internet connect
路由器 无线路由 router
电脑 计算机 笔记本 主机 pc computer
手机 移动电话 电话 phone mobile
优盘 U盘 移动硬盘 移动存储 存储设备 私人设备 usb
软件 程序 应用 系统 app software program
下载 获取 取得 download
更新 升级 新版本 upgrade update
备份 副本 拷贝 复制 backup copy
恢复 还原 复原 找回 restore recover
删除 去掉 移除 清除 卸载 delete remove uninstall
文件 文档 资料 档案 材料 file document
数据 资料 信息 data information
保密 机密 泄密 保护 秘密 confidential secret
泄露 泄漏 外泄 泄密 leak breach
丢失数据 数据丢失 恢复点
权限 授权 许可权 permission access
错误 差错 出错 失误 报错 error mistake
查看 查询 查找 搜索 检索 找 search find look_up
打印 印刷 列印 print
发送 传 传输 发 上传 send upload
联系 联络 咨询 找谁 contact
电话 热线 联系方式 号码 手机号 phone telephone hotline
地址 地点 位置 在哪 哪里 场所 address location place
邮箱 邮件 电子邮件 email mail
网址 网站 官网 域名 website url
投诉 举报 申诉 反映 意见 complaint
客服 售后 服务热线 售后服务 customer_service support
客户 顾客 用户 消费者 买家 customer client user
卖家 供应商 供货商 厂家 商家 厂商 supplier vendor manufacturer
买 购买 采购 购置 选购 buy purchase
卖 销售 出售 售卖 sell sale
订 预订 预约 订购 预定 book reserve order
送货 配送 发货 交货 运送 交付 deliver delivery shipping
运费 邮费 快递费 物流费 shipping_cost
数量 多少 几个 个数 件数 quantity number
材料 原料 原材料 物料 用料 material
设备 机器 装置 仪器 机 设施 equipment device machine
起重 吊装 塔吊 吊车 起重机 crane
工地 现场 施工现场 site
工期 进度 施工周期 工程进度 schedule
掉落 坠落 掉东西 高处坠物 跌落 落下 摔 fall drop
受伤 伤亡 伤着 人员受伤 负伤 伤 injury injured hurt
事故 意外 出事 事件 故障 险情 accident incident
赔 赔偿 理赔 给付 补偿 赔付 compensation indemnity
保险 承保 投保 保单 insurance policy
保费 保险费 premium
受益人 被保险人 投保人 insured
医疗 医院 就医 看病 治疗 住院 medical hospital treatment
生病 疾病 患病 得病 病 ill sick disease
药 药品 药物 服药 用药 吃药 medicine drug
怀孕 妊娠 孕 孕妇 pregnant pregnancy
孩子 儿童 小孩 子女 未成年人 小朋友 child children kid
骑车 骑行 骑自行车 骑单车 cycling ride
老人 老年人 长者 年长 elderly senior
老婆 妻子 配偶 爱人 太太 wife spouse
老公 丈夫 配偶 爱人 husband spouse
家属 家人 亲属 家庭成员 family relative
年龄 岁 年纪 周岁 age
喝酒 饮酒 酒后 醉酒 酒 alcohol drink drunk
开车 驾驶 驾车 行车 drive driving
吸烟 抽烟 香烟 smoke smoking
国外 海外 境外 外国 出国 abroad overseas foreign
国内 境内 本国 domestic
行李 箱包 托运 包裹 luggage baggage
证件 身份证 证明 准考证 identity
护照 passport
证书 certificate
米 公尺 meter metre
公里 千米 kilometer
公斤 千克 kg
升 公升 litre liter
医生 大夫 医师 doctor physician
服务业 第三产业 service
工业 第二产业 industry
赔 理赔 赔偿 给付 负赔偿 赔付
学生 学员 考生 生徒 student pupil
老师 教师 导师 教员 讲师 teacher
学校 院校 大学 学院 school university college
学费 培训费 报名费 tuition
考试 测试 测验 比赛 竞赛 exam test
成绩 分数 得分 评分 score grade
毕业 结业 学位 graduate degree
图书馆 馆 阅览室 library
借书 借阅 借 外借 borrow
还书 归还 交还 归还图书 还 return
书 图书 书籍 册 book
会议 例会 开会 大会 会 meeting conference
参加 出席 参与 到会 参会 attend participate
缺席 未到 没来 请假 未出席 absent
主持 召集 主持人 chair
决定 决议 议定 通过 定下来 decide decision resolution
任务 待办 分工 事项 工作 task action
负责 承担 主管 牵头 责任人 responsible in_charge
检查 检验 检测 巡查 查验 审查 抽查 inspect inspection check
合格 达标 符合标准 通过 合规 qualified pass
不合格 不达标 超标 不符合 未达标 fail
水质 水样 饮用水 water_quality
消毒 杀菌 灭菌 disinfect
火灾 着火 起火 消防 失火 fire
逃生 疏散 撤离 evacuate evacuation
爆炸 燃爆 炸 explosion
安全 防护 保护 安全性 safety security
危险 风险 隐患 险 risk danger hazard
雷击 打雷 雷电 雷雨 thunderstorm lightning
地震 震 earthquake
下雨 降雨 雨 雨天 rain
天气 气候 气象 weather climate
空调 冷气 制冷 air_conditioner
咖啡 拿铁 coffee
牛奶 奶 奶渍 奶垢 milk
蒸汽 蒸气 喷蒸汽 steam
喷嘴 蒸汽棒 喷头 喷的地方 nozzle wand
水流 出水 水量 流量 water_flow
变小 变慢 变弱 减小 慢
滤芯 滤网 过滤 过滤器 滤 filter
换 更换 替换 调换 replace change
零件 部件 配件 元件 part component
颜色 色 外观 colour color
人口 居民 人数 常住人口 population
城市 市 城镇 都市 city urban
农村 乡村 乡 rural village
政府 机关 行政 当局 government authority
法律 法规 法 条例 规章 law regulation
税 税收 纳税 税费 税款 tax
贷款 借款 信贷 融资 loan credit
银行 金融机构 开户行 bank
账单 对账单 明细 bill statement
股东 股权 股份 持股 shareholder stock
投资 注资 出资 investment invest
预算 计划资金 经费 budget
项目 工程 课题 project
研究 调查 调研 study research survey
目的 目标 宗旨 用途 purpose aim goal
作用 功能 用处 用途 功效 function effect
好处 优点 优势 益处 优惠 advantage benefit
坏处 缺点 不足 劣势 弊端 disadvantage drawback
区别 差别 不同 差异 difference
例子 举例 示例 例如 example
意思 含义 表示 代表 定义 是指 meaning definition mean
简称 缩写 全称 英文名 abbreviation
名字 名称 姓名 叫什么 name
作者 编写者 撰写人 著者 author
版本 版 修订 edition version
扔 丢 丢弃 抛掷 抛撒 投放 乱扔 往下丢 throw discard litter
楼上 高处 高空 楼顶 阳台 from_above
招牌 广告牌 户外广告 店招 灯箱 门头 sign billboard
彩灯 霓虹灯 灯饰 景观灯 neon
弄好 修好 修复 修理 整改 恢复原状 repair
不服 不认可 有异议 不满 觉得不对 异议 object dispute
申诉 复议 行政复议 诉讼 上诉 起诉 复核 appeal
作废 废止 失效 不再有效 停止执行 废除 无效 repeal void
生效 施行 实施 执行 起施行 开始实行 effective
旧 原 以前的 原有 老 old former
新 最新 新版 现行 new current
罚多少 罚款 处罚 处以 罚金 罚 fine
狗拉屎 粪便 排泄物 大小便 狗屎
吐痰 随地吐痰 痰 spit
抽烟 烟头 吸烟 烟蒂
占道 占用 摆摊 堆放 堵路 occupy
吵架 纠纷 争议 矛盾 争执 dispute
打官司 诉讼 起诉 仲裁 法院 lawsuit arbitration
举报 检举 投诉 反映 report
没收 扣押 收缴 暂扣 confiscate
执照 许可证 营业执照 资质 牌照 licence permit
分红 股利 现金红利 派息 红利 派发 dividend
赚钱 赚 净利润 利润 盈利 收益 profit earnings
一点 百分之一 1% 一个点 一个百分点 percentage_point
人民币 汇率 外汇 currency
买卖 销售 营业 交易 trade
产量 产能 生产能力 能造 年产 output capacity
造 制造 生产 加工 建造 produce manufacture make
大客户 前五名客户 主要客户
花在研发上 研发投入 研发费用 研发支出 科研经费
钱包 账户 余额 资金 balance
老板 总经理 负责人 法定代表人 boss
董事长 董事会主席 chairman
工人 员工 职工 雇员 人员 worker
年薪 薪酬 年收入 工资 报酬 annual_salary
上市 挂牌 发行 list
感冒 着凉 伤风 受凉 cold flu
发烧 发热 体温升高 高烧 fever
咳嗽 咳 咳痰 咳喘 cough
头疼 头痛 偏头痛 headache
拉肚子 腹泻 泻 diarrhea
肚子疼 腹痛 胃痛 胃疼 stomach_ache
恶心 呕吐 想吐 反胃 nausea vomit
过敏 皮疹 红疹 起疹子 瘙痒 allergy rash
发抖 颤抖 手颤 震颤 抖 tremble shake
心慌 心悸 心跳快 心跳加速 palpitation
喘不上气 呼吸困难 气短 憋气 喘 breathless
肿 肿胀 水肿 浮肿 swelling
血压 高血压 blood_pressure
糖尿病 血糖 diabetes
副作用 不良反应 反应 不舒服 side_effect
禁用 不能用 不可使用 忌用 慎用 contraindicated
怀孕 妊娠 孕期 刚怀孕 妊娠期 怀上 pregnant
喂奶 哺乳 母乳 哺乳期 breastfeeding
吃 服用 口服 服 喝 用药 take
多少药 用量 剂量 每次用量 几片 几粒 dose dosage
一次 每次 单次 once
一天几次 每日 每天 日服 daily
连着 连续 持续 疗程 不间断 consecutive
停药 停用 停止使用 stop_taking
看医生 就医 就诊 求医 医院 咨询医师 see_a_doctor
存放 贮藏 储存 保存 存 放 保管 收着 收纳 store storage keep
打开 开封 拆封 开启 启封 open opened
过期 失效 有效期 保质期 到期 expire expiry
放多久 有效期 保质期 保存期 shelf_life
小瓶 瓶 包装 盒 bottle package
运动员 选手 参赛者 比赛者 athlete
药检 兴奋剂 尿检 doping
婴儿 宝宝 新生儿 幼儿 婴幼儿 baby infant
小学生 儿童 未成年人 学龄儿童
会员 VIP 会员卡 贵宾 member membership
积分 分数 攒的分 点数 积点 points
过年 次年 新年 年底 跨年
清零 作废 归零 失效 没了 expire
白喝 免费 兑换 赠送 白送 白拿 free redeem
一杯 中杯 大杯 小杯 杯 cup
开门 营业 开业 开放 营业时间 开始营业 open
关门 打烊 停止营业 闭店 闭馆 结束营业 close
店 门店 分店 商店 店铺 网点 shop store branch
喜欢 满意 中意 合适 like
不喜欢 不满意 无理由 不合适 后悔 不想要
退 退货 退款 退换 退还 返还 return
换新 换货 更换 调换 换一个 replace
管 保修 负责 受理 保修范围 免费维修
外壳 机壳 壳 机身 壳体 housing case
拆 拆机 拆开 打开外壳 拆卸 拆解 自己打开
进水 进液 泡水 浸泡 落水 泼水 water_damage
游泳 浸泡 下水 水下 潜水 泳池 swim
洗澡 淋浴 沐浴 shower
防水 防水等级 防泼溅 waterproof
连接 配对 连上 pair connect
声音 音量 音质 声响 sound volume
听歌 播放 音乐 play_music
戴 佩戴 穿戴 带着 wear
轻便 重量 便携 portable
耐用 寿命 使用寿命 能用几年 使用年限 lifespan durable
续航 用多久 待机 使用时间 能用多久 battery_life
没电 电量低 电量不足 亏电 low_battery
润滑 上油 加油 润滑油 涂油 黄油 grease lubricate oil
抬 举 升起 提升 起升 举起 举升 托举 lift raise hoist
人 人员 载人 站人 person people persons
同事 人员 员工 colleague
最重 载荷 载重 承重 最大载荷 负重 load capacity
叉车 堆高车 搬运车 托盘车 货叉 forklift stacker fork
刹车 制动 制动器 brake
司机 驾驶员 操作员 开车的人 driver operator
驾照 驾驶证 操作证 上岗证 licence
多大年纪 年满 周岁 年龄 岁 age
离开 远离 保持距离 距离 keep_away
汽油 燃油 柴油 燃料 fuel petrol gas
轮胎 胎压 车胎 轮子 tyre tire wheel
摩托车 机车 摩托 电单车 motorcycle
汽车 轿车 小车 小客车 车辆 车 car vehicle
自行车 单车 脚踏车 bicycle bike
停车费 停放费 泊车费 停车收费 parking_fee
停一次 每次 计次 次
票卡 停车卡 磁卡 卡 票 ticket card
工本费 补卡费 手续费
包月 月租 月卡 按月 monthly
不租 退租 终止租赁 不续租 不想租
提前 事先 预先 前 之前 几天说 in_advance
说 通知 告知 书面通知 打招呼 告诉 notify inform
洗车 擦洗车子 擦车 清洗车辆 car_wash
修车 修理车辆 汽修
充电桩 充电站 充电设备 充电桩收费 charger
监控 监视器 录像 监视录影 摄像头 录影 surveillance_camera
限速 车速 时速 最高速度 速度 speed_limit
车道 道路 路 通道 road lane
落下 遗留 遗失物 遗忘 忘记 拿漏 遗留物品 left_behind
屋里 室内 房间 会议室 房里 room indoors
借用 预订 预约 借 申请使用 book
投影 投影仪 投屏 projector
话筒 麦克风 传声器 microphone
座位数 容纳 坐得下 坐多少人 能坐 capacity seats
关灯 关闭灯光 熄灯 lights off
打扫 清理 整理 保洁 卫生 clean tidy
前台 接待 服务台 reception
外卖 送餐 点餐 takeaway
菜单 餐牌 菜品 menu
食堂 餐厅 饭堂 canteen
水电 水电费 能耗 utilities
快递 包裹 邮件 寄件 parcel courier
门禁 门卡 刷卡 工牌 access_card badge
钥匙 门钥匙 锁 key lock
保安 门卫 安保 值班 security_guard
楼道 走廊 过道 楼梯 公共区域 corridor
邻居 住户 业主 居民 隔壁 neighbour resident
种菜 绿化 草坪 花草 绿地
孩子上学 入学 学区 就读 enrol
奖学金 助学金 资助 补助 scholarship
缺课 旷课 请假 缺勤 absence
补考 重考 重修 resit
论文 毕业设计 毕业论文 thesis
宿舍 寝室 学生公寓 dormitory
户口 户籍 落户 residence registration
签证 出入境 visa
身份证号 证件号码 身份证
结婚证 登记 领证
养老金 退休金 养老保险 退休 pension retire
失业 没工作 待业 下岗 失业率 unemployed
工伤 因工受伤 职业伤害 工作受伤 work_injury
加班费 加班工资 加班补贴 overtime_pay
调岗 调动 转岗 岗位变动 transfer
升职 晋升 提拔 升级 promotion
年终 年底 岁末 年末 year_end
上半年 前六个月 半年度 first_half
预付 预存 提前付款 先付 prepay
尾款 余款 剩余款项 最后一笔 balance
打折 折扣 优惠 减价 促销 便宜多少 discount
满减 满额 满 免运费
赠品 礼品 赠送 送的 gift
库存 存货 现货 有货 stock inventory
缺货 断货 无货 out_of_stock
样品 样本 试样 sample
质量 品质 合格 质检 quality
证明 凭证 证书 出具 凭据 proof certificate
签字 签名 签章 盖章 签署 signature
复印件 影印件 副本 拷贝 photocopy copy
原件 正本 原本 original
网上 线上 在线 网络 电子 online
现场 线下 当面 窗口 offline on_site
排队 等候 等待 叫号 queue wait
多久能好 办理时限 工作日 办结 处理时间 processing_time
加急 紧急 特急 急件 urgent
审核 审查 复核 审批 评审 review audit
打电话 致电 拨打 电话联系 call
短信 信息 消息 通知 message sms
密码错误 锁定 输错 登录失败 locked
死机 卡住 无响应 卡死 没反应 freeze hang
黑屏 无显示 不亮 不显示 black_screen
漏电 触电 电击 electric_shock
冒烟 烧焦 异味 过热 起烟 smoke
噪声 异响 噪音 响声 杂音 noise
震动 抖动 振动 晃动 vibration
结冰 霜 结霜 冻住 frost ice
发霉 霉变 长霉 变质 mould
生锈 锈蚀 腐蚀 锈 rust corrosion
褪色 掉色 变色 fade
甲醛 有害物质 污染物 formaldehyde
灰尘 粉尘 积灰 尘 dust
小孩接触 儿童接触 儿童 拿到 够得着 reach_of_children
日期 年月日 何时 几号 date
第一 首个 首次 最早 first
最后 末 最终 最后一笔 last final
以前 此前 之前 过去 before previously
以后 之后 后 以来 after
马上 立即 立刻 即时 当场 immediately
自己 本人 自行 个人 own self
别人 他人 第三方 第三人 other third_party
其他 其它 另外 其余 other
全部 所有 一切 整个 all entire
部分 一部分 局部 一些 part some
一半 半数 百分之五十 半 half
快 迅速 速度 高速 fast speed quick
慢 缓慢 迟缓 slow
改 修改 变更 更改 调整 改动 change modify alter
分配 安排 部署 划分 allocate arrange
参赛 报名参加 比赛 竞赛 compete
一模一样 相同 重复 同样 一致 同一 identical same
停不下来 不停 持续 不断 连续 一直 continuous
held hold
sent send
kept keep
paid pay
sold sell
built build
taken take took
given give gave
broken break broke
written write wrote
chosen choose chose
begun begin began start
worn wear wore
奖 获奖 奖项 名次 award prize
过热 发烫 烫手 高温 超温 温度过高 overheat overheating
阀门 进水阀 总阀 水阀 阀 valve
`;

/** For every word of the sets the other words of its sets, in the order of the list. */
export const everydayWords: ReadonlyMap<string, readonly string[]> = read();

function read(): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const line of SETS.trim().split('\n')) {
    const words = line
      .toLowerCase()
      .split(' ')
      .map((word) => word.replaceAll('_', ' '))
      .filter((word) => !isWeak(word));
    for (const word of words) {
      const known = others.get(word) ?? [];
      known.push(...words.filter((other) => other !== word && !known.includes(other)));
      others.set(word, known);
    }
  }
  return others;
}
